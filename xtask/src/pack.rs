//! The npm tarball.

use crate::args::Args;
use crate::root::root;
use crate::{build, npm};
use anyhow::{Context, Result};
use std::fs;

pub fn pack(mut args: Args) -> Result<()> {
    let folder = args.option::<String>("--out")?.unwrap_or_else(|| "dist".into());
    args.finish()?;
    // Without them the build leaves forms out, which no tarball may lack.
    npm::ensure()?;
    build::build()?;
    let path = root().join(&folder);
    fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
    npm::pack(&folder)
}
