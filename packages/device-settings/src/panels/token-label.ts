import { choiceLabel } from './choice-label.ts';

/** Radius of round ends, which is not a size to show. */
const FULL = 'full';

/** Returns the label of a size of the theme, such as "2XL" or "Large". */
export function tokenLabel(token: string): string {
  return /^\d?[a-z]{1,2}$/.test(token) ? token.toUpperCase() : choiceLabel(token);
}

/** Letters of radii on narrow buttons. */
const LETTERS: Readonly<Record<string, string>> = { small: 'S', medium: 'M', large: 'L' };

/** Returns the shortest label of a size of the theme, such as "2XL" or "L". */
export function tokenLetters(token: string): string {
  return LETTERS[token] ?? tokenLabel(token);
}

/** Returns the label of a size of the theme with its px, such as "M, 16 px". */
export function tokenText(token: string, size: number): string {
  return token === FULL ? 'Full' : `${tokenLabel(token)}, ${size} px`;
}
