import { markupText, parseMarkup } from '@org/content';

/** Returns the text of sanitized markup, with a space between its blocks. */
export function plainText(markup: string): string {
  return markupText(parseMarkup(markup.replaceAll(/<\/(?:p|h2|h3|h4|li)>/g, ' $&')))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
