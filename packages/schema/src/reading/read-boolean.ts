import { plainText } from './plain-text.ts';

const YES = new Set(['true', 'yes', 'y', 'x', '1', 'on', 'ja', 'oui', 'si', 'sim', '✓', '✔', '☑']);
const NO = new Set(['false', 'no', 'n', '0', 'off', 'nein', 'non', 'nao', 'nee', '✗', '✘', '☐']);

/** Parses yes or no as people write it; undefined for anything else. */
export function readBoolean(text: string): boolean | undefined {
  const plain = plainText(text) || text.trim();
  if (YES.has(plain)) return true;
  return NO.has(plain) ? false : undefined;
}
