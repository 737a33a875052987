//! Command-line words: options with a value, flags, and what is left.

use anyhow::{Context, Result, bail};
use std::str::FromStr;

pub struct Args(Vec<String>);

impl Args {
    pub fn new(words: impl Iterator<Item = String>) -> Self {
        Self(words.collect())
    }

    /// Takes `--name` out; true when it was there.
    pub fn flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() < before
    }

    /// Takes `--name VALUE` out.
    pub fn option<T: FromStr>(&mut self, name: &str) -> Result<Option<T>> {
        let Some(at) = self.0.iter().position(|word| word == name) else { return Ok(None) };
        self.0.remove(at);
        if at >= self.0.len() {
            bail!("{name} needs a value");
        }
        let value = self.0.remove(at);
        let parsed = value.parse().ok().with_context(|| format!("{name} cannot be `{value}`"))?;
        Ok(Some(parsed))
    }

    /// Everything that is neither flag nor option.
    pub fn rest(self) -> Result<Vec<String>> {
        match self.0.iter().find(|word| word.starts_with('-')) {
            Some(word) => bail!("there is no option `{word}` here"),
            None => Ok(self.0),
        }
    }

    /// Nothing may be left.
    pub fn finish(self) -> Result<()> {
        match self.0.first() {
            Some(word) => bail!("`{word}` means nothing here"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(text: &str) -> Args {
        Args::new(text.split_whitespace().map(String::from))
    }

    #[test]
    fn options_and_flags_are_taken_out() {
        let mut args = args("--port 80 js --no-build");
        assert_eq!(args.option::<u16>("--port").unwrap(), Some(80));
        assert!(args.flag("--no-build"));
        assert!(!args.flag("--no-build"));
        assert_eq!(args.rest().unwrap(), ["js"]);
    }

    #[test]
    fn a_bad_value_is_named() {
        let error = args("--port eighty").option::<u16>("--port").unwrap_err();
        assert_eq!(error.to_string(), "--port cannot be `eighty`");
        assert!(args("--port").option::<u16>("--port").is_err());
        assert!(args("--prot 3").rest().is_err());
    }
}
