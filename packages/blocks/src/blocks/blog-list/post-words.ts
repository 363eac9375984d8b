import { markupText, parseMarkup } from '@org/content';
import type { ListedPost } from '../../render/site-posts.ts';

/** Maximum length of a card's excerpt, and of a compact list's title. */
const EXCERPT = 150;
const COMPACT_TITLE = 43;
/** Number of characters of a post's HTML that are read for its excerpt: far more than it needs. */
const READ = 5000;

/** Truncates a text to a number of characters and marks the cut with an ellipsis. */
function truncated(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text;
}

/** Returns the excerpt of a post for a card, by default the beginning of its content. */
export function postExcerpt({ excerpt, content = '' }: ListedPost): string {
  const text =
    excerpt ||
    markupText(parseMarkup(content.slice(0, READ).replaceAll(/<\/(?:p|h2|h3|h4|li)>/g, ' $&')));
  return truncated(text.replaceAll(/\s+/g, ' ').trim(), EXCERPT);
}

/**
 * Returns the title of a post.
 * @param isCompact - whether the list is compact
 * @returns text
 */
export function postTitle({ title }: ListedPost, isCompact: boolean): string {
  return isCompact ? truncated(title, COMPACT_TITLE) : title;
}
