import type { Entry } from "../locales/locale.js";

/** Everything demos say in one language. A key may be given per game or family: `kiothi/setup`. */
export interface DemoLocale {
  lang: string;
  /** What to notice where a clause acts. */
  see: Record<string, Entry>;
  /** What to notice where it almost does. */
  miss: Record<string, Entry>;
  /** What the reader is asked to do. */
  try: Record<string, Entry>;
  /** One sentence an event. */
  steps: Record<string, Entry>;
  /** Buttons and answers. */
  demo: Record<string, Entry>;
}

declare const locale: DemoLocale;
export default locale;
