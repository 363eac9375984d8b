import { printCss } from './custom-css/print-css.ts';

/**
 * Validates the custom CSS of a block: declarations for the block itself, rules for its content, `&` for the block.
 * @returns messages with lines, `[]` when it is valid
 */
export function checkCss(text: string): string[] {
  return printCss(text, 'block').mistakes.map(({ line, message }) => `Line ${line}: ${message}`);
}

const KEPT = 500;
const scoped = new Map<string, string>();

/**
 * Scopes custom CSS to a class, so that it only affects elements with it.
 * @param className - class
 * @returns CSS, '' when it is invalid, so that stored text is not trusted more than sent text
 */
export function scopeCss(text: string, className: string): string {
  const key = `${className} ${text}`;
  const known = scoped.get(key);
  if (known !== undefined) return known;
  const { css, mistakes } = printCss(text, className);
  const result = mistakes.length > 0 ? '' : css;
  if (scoped.size >= KEPT) scoped.clear();
  scoped.set(key, result);
  return result;
}
