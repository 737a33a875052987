//! The engine as text inside a script, for `pkg/decode.js` to read.

use std::fmt::Write as _;

/// This character and the one after it begin a pair.
const FIRST: usize = 90;

/// A module with the bytes as text and the order of bytes by which it is read.
pub fn module(bytes: &[u8]) -> String {
    let order = order(bytes);
    let mut hex = String::new();
    for byte in order {
        let _ = write!(hex, "{byte:02x}");
    }
    format!("export const order = \"{hex}\";\nexport default \"{}\";\n", text(bytes, &order))
}

/// All bytes, the most common first.
fn order(bytes: &[u8]) -> [u8; 256] {
    let mut counts = [0usize; 256];
    bytes.iter().for_each(|&byte| counts[usize::from(byte)] += 1);
    let mut order = std::array::from_fn(|byte| byte as u8);
    order.sort_by_key(|&byte| std::cmp::Reverse(counts[usize::from(byte)]));
    order
}

fn text(bytes: &[u8], order: &[u8; 256]) -> String {
    // The printable characters but for those that scripts and pages read otherwise.
    let letters: Vec<char> = (' '..='~').filter(|c| !"\"<\\".contains(*c)).collect();
    let mut codes = vec![String::new(); 256];
    for (rank, &byte) in order.iter().enumerate() {
        let code = &mut codes[usize::from(byte)];
        match rank.checked_sub(FIRST) {
            None => code.push(letters[rank]),
            Some(pair) => {
                code.push(letters[FIRST + pair / letters.len()]);
                code.push(letters[pair % letters.len()]);
            }
        }
    }
    bytes.iter().map(|&byte| codes[usize::from(byte)].as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_has_a_code_of_its_own() {
        let all: Vec<u8> = (0..=255).collect();
        let order = order(&all);
        let text = text(&all, &order);
        assert_eq!(text.len(), FIRST + 2 * (256 - FIRST));
        assert!(text.bytes().all(|c| (32..127).contains(&c) && !b"\"<\\".contains(&c)));
        let codes: std::collections::BTreeSet<_> =
            all.iter().map(|&byte| self::text(&[byte], &order)).collect();
        assert_eq!(codes.len(), 256);
    }

    #[test]
    fn the_most_common_bytes_come_first() {
        assert_eq!(order(&[7, 7, 9])[..2], [7, 9]);
    }
}
