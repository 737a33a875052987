// Compiled, never run: what the types promise and what they refuse.
import {
  OtauError,
  type Fault,
  analyse,
  explain,
  games,
  legalMoves,
  perft,
  play,
  solve,
  start,
  formatMove,
  formatPosition,
  formatRecord,
  parseMove,
  parsePosition,
  parseRecord,
  type Analysis,
  type Choice,
  type ClauseId,
  type Frozen,
  type GameEvent,
  type GameId,
  type GameRecord,
  type Move,
  type Position,
} from "otau";
import { analyse as analyseApart, solve as solveApart } from "otau/analyst";

// Whether two types are the same, `any` told apart.
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <_ extends true>(): void => {};

// The ten lines that everybody writes first.
const position = start("toguz-kumalak");
const moves = legalMoves(position);
const { position: next, events, outcome } = play(position, { pit: 7 });
console.log(moves.length, next.stores.south, events[0]?.clause, outcome?.winner, explain(next, { pit: 6 })?.facts["pit"]);
same<Same<typeof moves, Choice[]>>();
same<Same<typeof position, Position>>();
same<Same<ReturnType<typeof perft>, number>>();
same<Same<ReturnType<typeof formatMove>, string>>();
same<Same<ReturnType<typeof parseMove>, Move>>();
same<Same<(typeof position)["game"], GameId>>();
same<Same<ReturnType<typeof games>[number]["readings"], ClauseId[]>>();

// Frozen values are welcome, what comes out may be changed.
declare const frozen: Frozen<Position>;
declare const fixed: { readonly pit: 3; readonly to: { readonly south: readonly number[]; readonly north: readonly number[] } };
play(frozen, fixed);
legalMoves(frozen);
start("mangala-iv", { random: 7 });
start("kiothi", { ply: 2, nki: { south: [5], north: [] } } as const);
start("modiar", {});
// @ts-expect-error no such game
start("chess");
// @ts-expect-error either by lot or as told
start("mangala-iv", { random: "seven" });
// @ts-expect-error no such key
start("modiar", { pits: 4 });
// @ts-expect-error a depth is a number
perft(position, "3");
// @ts-expect-error a position is no game id
legalMoves("modiar");
// @ts-expect-error the south row is missing
legalMoves({ game: "modiar", north: [7, 7, 7], stores: { south: 0, north: 0 }, turn: "south", ply: 0, history: [], outcome: null });
// @ts-expect-error frozen values stay as they are
frozen.south[0] = 1;
// @ts-expect-error pass is true or absent
play(position, { pass: false });
// @ts-expect-error no move at all
play(position, {});

// Text, in and out.
same<Same<ReturnType<typeof parsePosition>, Position>>();
same<Same<ReturnType<typeof parseRecord>, GameRecord>>();
formatPosition(frozen, "playstrategy");
formatRecord({ game: "modiar", tags: { South: "A" }, start: frozen, moves: [{ pit: 1 }], comments: { 1: "!" }, result: "*" });
// @ts-expect-error no such form
formatRecord(parseRecord(""), "pgn");
// @ts-expect-error no such result
parseRecord("").result === "2-0";

// The computer player.
same<Same<ReturnType<typeof analyse>, Analysis>>();
same<Same<Analysis["moves"][number]["move"], Move>>();
play(position, analyse(frozen, { level: 8, ms: 100 } as const, (sofar) => sofar.depth).best);
same<Same<ReturnType<typeof analyseApart>, Promise<Analysis>>>();
analyseApart(frozen, {}, { onProgress: ({ depth }) => depth, signal: new AbortController().signal });
solve("modiar", 42, ({ done, of }) => done / of).positions;
solveApart("modiar", 42).then(({ seeds }) => seeds);
// @ts-expect-error no such limit
analyse(position, { time: 3 });

// Choices are told apart by their keys.
export function name(choice: Choice): string {
  if ("pass" in choice) return "pass";
  if ("redistribute" in choice) return `${choice.pit}=?${choice.seeds}`;
  if ("to" in choice) return `${choice.pit}=${choice.to.south.join()}/${choice.to.north.join()}`;
  if ("seeds" in choice) return `${choice.pit}:${choice.seeds}`;
  same<Same<typeof choice.pit, number>>();
  return `${choice.pit}`;
}

// Events are told apart by kind, and there is no other kind.
export function tell(event: GameEvent): number {
  switch (event.kind) {
    case "lift":
    case "relay":
    case "drop":
    case "place":
      return event.at.pit + event.seeds;
    case "capture":
    case "sweep":
      return event.to === "south" ? event.seeds : -event.seeds;
    case "collect":
      return event.to === "north" ? 1 : 0;
    case "mark":
    case "unmark":
      return event.mark === "nki" || event.to === undefined ? 0 : 1;
    case "withheld":
      return event.what === "tuzdik" ? Object.keys(event.facts).length : 0;
    case "pass":
      return event.side === "south" ? 0 : 1;
    case "end":
      return event.winner === null ? 0 : 1;
    default: {
      const never: never = event;
      return never;
    }
  }
}

export function why(event: GameEvent): ClauseId {
  // @ts-expect-error only some events have seeds
  event.seeds;
  // @ts-expect-error no such clause
  if (event.clause === "capture.odd") return "capture.even";
  return event.clause;
}

export function fault(fault: Fault): string | number {
  switch (fault.kind) {
    case "total":
      return fault.got - fault.total;
    case "too-many":
      return fault.side && fault.pit ? fault.pit : fault.most;
    case "no-such-pit":
      return fault.got > fault.pits ? fault.side : fault.at;
    case "no-such-mark":
      return fault.at === "nki" ? 0 : 1;
    case "tuzdik-holds":
      return fault.seeds;
    case "tuzdik-twin":
      // @ts-expect-error it is nobody's
      return fault.side;
    case "nki-opening":
      return 2;
    default:
      return fault.pit;
  }
}

export function caught(error: unknown): string {
  if (!(error instanceof OtauError)) throw error;
  // @ts-expect-error no such code
  if (error.code === "bad-luck") return "";
  if (error.code === "illegal-move" && error.clause) return error.clause;
  if (error.code === "bad-notation") return String(error.move ?? error.game ?? error.at ?? 0);
  if (error.faults) return error.faults.map(fault).join();
  same<Same<typeof error.message, string>>();
  // @ts-expect-error a code does not change
  error.code = "internal";
  return error.name;
}
