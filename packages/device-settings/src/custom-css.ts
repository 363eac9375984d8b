import { printCss } from './custom-css/print-css.ts';

/**
 * Checks the CSS that an author wrote for one block: declarations for the block itself, rules for what is in it, `&` for the block.
 * Shape: text → sentences that name the line, `[]` when all is well. Source: CSS-001, CSS-003.
 */
export function checkCss(text: string): string[] {
  return printCss(text, 'block').mistakes.map(({ line, message }) => `Line ${line}: ${message}`);
}

const KEPT = 500;
const scoped = new Map<string, string>();

/**
 * The author's CSS, held inside a class: nothing outside of the elements that carry it changes.
 * Shape: text, class → CSS, '' when it has a mistake, so that stored text is trusted no more than sent text.
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
