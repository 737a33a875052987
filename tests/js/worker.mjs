// Plays the first legal move of every position it is sent.
import { parentPort } from "node:worker_threads";
import { legalMoves, play } from "otau";

parentPort.on("message", (position) => parentPort.postMessage(play(position, legalMoves(position)[0])));
