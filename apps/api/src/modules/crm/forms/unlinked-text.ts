/** Invisible space at which email clients end what they would make clickable. */
const BREAK = '\u200B';

/** Dots, colons and at signs within a word, but not between digits as in times and prices. */
const LINK_MARKS = /(?<=\S)(?:(?<!\d)[.:]|[.:](?!\d)|[．。｡：@＠])(?=\S)/gu;

/** Maximum number of characters of a name in a greeting. */
const MAX_NAME = 60;

/** Returns a text of a visitor in which email clients find no URL or email address to make clickable. It looks the same. */
export function withoutLinks(text: string): string {
  return text.replace(LINK_MARKS, (mark) => `${mark}${BREAK}`);
}

/** Returns a name of a visitor for a greeting; '' for a text that contains a link or is too long for a name. */
export function toSafeName(typed: string): string {
  const name = typed.trim();
  const isName = withoutLinks(name) === name && !/\b(?:www|https?)\b/i.test(name);
  return isName && name.length <= MAX_NAME ? name : '';
}
