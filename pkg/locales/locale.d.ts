/** A sentence; or one for each plural category, chosen by the blank named in `by`. */
export type Entry = string | ({ by?: string; other: string } & Partial<Record<"zero" | "one" | "two" | "few" | "many" | `=${number}`, string>>);

/** Everything the board says in one language. A key may be given per game or family: `kiothi/setup`. */
export interface Locale {
  lang: string;
  dir: "ltr" | "rtl";
  /** The language's own name. */
  name: string;
  games: Record<string, { name: string; line: string; about: string }>;
  families: Record<string, { name: string; place: string }>;
  clauses: Record<string, { title: string; rule: string; reading?: string }>;
  refusals: Record<string, Entry>;
  events: Record<string, Entry>;
  outcome: Record<string, Entry>;
  board: Record<string, Entry>;
}

declare const locale: Locale;
export default locale;
