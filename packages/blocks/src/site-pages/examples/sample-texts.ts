import type { PageNote } from '../parts/page-note.ts';

/** A name of many words that contains markup. */
export const LONG_NAME =
  'Hand-thrown stoneware serving bowl with an ash glaze <b>&amp;</b> "two" handles, for soup, salad and everything else that a long table needs';
/** A word that fits on no line. */
export const LONG_WORD = `https://kiln.example/${'unbreakable'.repeat(12)}`;

/** Returns a note about a problem. */
export function problemNote(text: string, more: Partial<PageNote> = {}): PageNote {
  return { kind: 'problem', text, email: '', ...more };
}

/** Returns a note that confirms something. */
export function doneNote(text: string, more: Partial<PageNote> = {}): PageNote {
  return { kind: 'done', text, email: '', ...more };
}
