//! What is shipped of the page: `dist/site/` and `dist/otau.html`.

use crate::command::run;
use crate::npm;
use anyhow::Result;

/// Bundles the page. This takes Node; without it the package is complete all the same.
pub fn build() -> Result<()> {
    let Ok(mut node) = npm::node() else {
        eprintln!("Node is missing, so dist/site/ and dist/otau.html were not made.");
        return Ok(());
    };
    npm::ensure()?;
    run(node.arg("xtask/site.mjs"))
}
