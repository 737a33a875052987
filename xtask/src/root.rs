//! Where things are in the project.

use std::env;
use std::path::{Path, PathBuf};

/// The project's folder.
pub fn root() -> PathBuf {
    // Asked of the place this was compiled in: `cargo xtask` works from every sub-folder.
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}

/// Where cargo builds.
pub fn target_dir() -> PathBuf {
    let chosen = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    root().join(chosen.unwrap_or_else(|| "target".into()))
}
