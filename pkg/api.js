// The functions of the package, over an engine that somebody has instantiated.
import * as engine from "./engine/engine.js";
import { guarded } from "./guard.js";

export const games = guarded(engine.games);
export const start = guarded(engine.start);
export const legalMoves = guarded(engine.legalMoves);
export const play = guarded(engine.play);
export const explain = guarded(engine.explain);
export const perft = guarded(engine.perft);
export const formatMove = guarded(engine.formatMove);
export const parseMove = guarded(engine.parseMove);
export const formatPosition = guarded(engine.formatPosition);
export const parsePosition = guarded(engine.parsePosition);
export const formatRecord = guarded(engine.formatRecord);
export const parseRecord = guarded(engine.parseRecord);
export const analyse = guarded(engine.analyse);
export const solve = guarded(engine.solve);
