//! The computer's levels: each sees as much as the one below or more, and beats it.

mod support;

use otau::search::{LEVELS, Limits, Progress, analyse};
use otau::{CATALOGUE, Game, Lots, Position, Rules, Side};
use support::rules;

/// A game four moves old.
fn opening(rules: &'static Rules, lots: &mut Lots) -> Game {
    let mut game = Game::new(Position::start(rules));
    for _ in 0..4 {
        let mv = lots.any_move(&game).expect("no game is over so soon");
        game = game.play(mv).unwrap().game;
    }
    game
}

/// Half points South wins, by the levels of South and North.
fn play(mut game: Game, levels: [u8; 2]) -> u32 {
    let rules = game.position().rules();
    while game.outcome().is_none() {
        let number = levels[game.position().turn().index()];
        let level = Some(rules.levels[usize::from(number) - 1]);
        let limits = Limits { level, ..Limits::default() };
        let mut progress = Progress { now: &mut || 0.0, found: &mut |_| {} };
        let best = analyse(&game, &limits, &mut progress).unwrap().best();
        game = game.play(best).unwrap().game;
    }
    match game.outcome().and_then(|outcome| outcome.winner) {
        Some(Side::South) => 2,
        Some(Side::North) => 0,
        None => 1,
    }
}

#[test]
fn levels_rise() {
    for rules in CATALOGUE.into_iter().filter(|rules| rules.choices()) {
        for pair in rules.levels.windows(2) {
            let [below, above] = [pair[0], pair[1]];
            let rises = above.depth > below.depth
                || above.depth == below.depth && above.error < below.error;
            assert!(below.depth >= 1 && rises, "{}: {below:?} {above:?}", rules.id);
        }
        assert_eq!(rules.levels[usize::from(LEVELS) - 1].error, 0, "{}: the full search", rules.id);
    }
}

#[test]
fn every_level_beats_the_one_below() {
    // BENCHMARKS.md has the longer matches; here few games tell steps of hundreds of points
    // in strength from none.
    for id in ["bestemshe", "qozdatu", "toguz-kumalak-singletons", "kiothi-25"] {
        let mut lots = Lots(51);
        for level in 1..=4 {
            let pairs = 30;
            let mut won = 0;
            for _ in 0..pairs {
                let start = opening(rules(id), &mut lots);
                won += play(start.clone(), [level + 1, level]);
                won += 2 - play(start, [level, level + 1]);
            }
            assert!(won >= pairs * 12 / 5, "{id}: level {} wins {won} of {}", level + 1, 4 * pairs);
        }
    }
}
