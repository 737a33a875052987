//! Mancala games, exactly.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
