import { markupText, parseMarkup } from '@org/content';

/** Words read per minute. */
const PACE = 220;

/** Returns the text of sanitized markup, with a space between its blocks. */
export function plainText(markup: string): string {
  return markupText(parseMarkup(markup.replaceAll(/<\/(?:p|h2|h3|h4|li)>/g, ' $&')))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the reading time of plain text in whole minutes, at least 1; 0 for an empty text. */
export function readingMinutes(text: string): number {
  return text ? Math.ceil(text.split(' ').length / PACE) : 0;
}
