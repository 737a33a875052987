//! The games: constants only. Adding one whose rules are made of known parts touches one
//! file here and the list below.

mod kiothi;
mod mangala_iv;
mod modiar;
mod toguz;

use crate::Rules;

/// Every game there is.
pub static CATALOGUE: [&Rules; 9] = [
    &toguz::TOGUZ_KUMALAK,
    &toguz::BESTEMSHE,
    &toguz::QOZDATU,
    &toguz::NO_RETURN,
    &toguz::SINGLETONS,
    &modiar::MODIAR,
    &mangala_iv::MANGALA_IV,
    &kiothi::KIOTHI,
    &kiothi::KIOTHI_25,
];

/// The games worth special code: a copy of the search and the counting each. They stand at
/// the head of the catalogue, in the same order.
pub(crate) const FAST: [&Rules; 1] = [&toguz::TOGUZ_KUMALAK];

/// The game with an id.
pub fn by_id(id: &str) -> Option<&'static Rules> {
    CATALOGUE.into_iter().find(|rules| rules.id == id)
}
