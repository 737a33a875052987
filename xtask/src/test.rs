//! All tests, or the steps named.

use crate::args::Args;
use crate::step::{STEPS, Step};
use anyhow::{Context, Result, bail};
use std::time::Instant;

pub fn test(args: Args) -> Result<()> {
    let steps = choose(&args.rest()?)?;
    let start = Instant::now();
    let mut summary = String::new();
    for (done, step) in steps.iter().enumerate() {
        eprintln!("[{}/{}] {}: {}", done + 1, steps.len(), step.name, step.about);
        let start = Instant::now();
        (step.run)().with_context(|| format!("step `{}` failed", step.name))?;
        let line = format!("{:<8} passed in {:.1} s", step.name, start.elapsed().as_secs_f64());
        eprintln!("      {line}");
        summary.push_str(&line);
        summary.push('\n');
    }
    eprintln!(
        "\n{summary}All {} steps passed in {:.1} s.",
        steps.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

fn choose(names: &[String]) -> Result<Vec<&'static Step>> {
    for name in names {
        if !STEPS.iter().any(|step| step.name == name) {
            let known: Vec<_> = STEPS.iter().map(|step| step.name).collect();
            bail!("there is no test step `{name}`; there are {}", known.join(", "));
        }
    }
    let wanted = |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.name);
    Ok(STEPS.iter().filter(wanted).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(names: &[&str]) -> Result<Vec<&'static str>> {
        let names: Vec<_> = names.iter().map(|name| name.to_string()).collect();
        Ok(choose(&names)?.iter().map(|step| step.name).collect())
    }

    #[test]
    fn steps_run_in_their_own_order() {
        assert_eq!(chosen(&["js", "fmt"]).unwrap(), ["fmt", "js"]);
        assert_eq!(chosen(&[]).unwrap().len(), STEPS.len());
        assert!(chosen(&["jest"]).is_err());
    }
}
