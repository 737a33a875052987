//! Putting a few moves in order.

/// Sorts by a key, the smallest first, what is alike staying as it was. The lists are as
/// short as a player's moves, for which this is as fast as the library's sort; that one
/// would be compiled anew for every list, together a third of the shipped engine.
#[inline]
pub(super) fn order<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::order;

    #[test]
    fn it_sorts_as_the_library_does() {
        let mut lots = crate::lots::Lots(7);
        for length in 0..60 {
            let list: Vec<(usize, usize)> = (0..length).map(|at| (lots.below(9), at)).collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            order(&mut ours, |item| item.0);
            theirs.sort_by_key(|item| item.0);
            assert_eq!(ours, theirs);
        }
    }
}
