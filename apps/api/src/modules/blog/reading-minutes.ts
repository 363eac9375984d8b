import { markupText, parseMarkup } from '@org/content';

/** Words that somebody reads in a minute. */
const PACE = 220;

/** The words of guarded markup, with a space between its blocks. */
export function plainText(markup: string): string {
  return markupText(parseMarkup(markup.replaceAll(/<\/(?:p|h2|h3|h4|li)>/g, ' $&')))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Minutes that reading a text takes. Shape: plain text → whole minutes, at least 1 where there is a word; else 0. */
export function readingMinutes(text: string): number {
  return text ? Math.ceil(text.split(' ').length / PACE) : 0;
}
