// Saying the page's sentences, with numbers and plurals as its language has them.

import { Phrases } from "otau/words";
import { boardLocale, locale } from "./words.js";

let words = null;
const phrases = () => (words ??= new Phrases(locale));

export const say = (key, facts) => phrases().say("page", key, facts);
export const number = (value) => phrases().number(value);

/** Notation within a sentence: it runs from left to right in every language. */
export const isolated = (notation) => (boardLocale?.dir === "rtl" ? `\u2066${notation}\u2069` : notation);

/** A number with its sign, one decimal at most. */
export const signed = (value) => new Intl.NumberFormat(locale.lang, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);

/** A day as this language writes it. */
export const day = (value) => new Intl.DateTimeFormat(locale.lang, { dateStyle: "medium", timeStyle: "short" }).format(value);
