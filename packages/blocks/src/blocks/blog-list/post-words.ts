import { markupText, parseMarkup } from '@org/content';
import type { ListedPost } from '../../site-posts.ts';

/** Characters that a card tells of a post, and that a compact list tells of its title. Source: BLK-BLOGLIST-06. */
const EXCERPT = 150;
const COMPACT_TITLE = 43;
/** Characters of a post's markup that are read for its excerpt: far more than it takes. */
const READ = 5000;

/** A text of so many characters at most; what is cut off ends with a sign that it is. */
function truncated(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text;
}

/** What a card tells of a post: its excerpt, or where it has none the beginning of what it says. Source: BLK-BLOGLIST-06. */
export function postExcerpt({ excerpt, content = '' }: ListedPost): string {
  const text =
    excerpt ||
    markupText(parseMarkup(content.slice(0, READ).replaceAll(/<\/(?:p|h2|h3|h4|li)>/g, ' $&')));
  return truncated(text.replaceAll(/\s+/g, ' ').trim(), EXCERPT);
}

/** The title of a post. Shape: post, whether in few words → text. Source: BLK-BLOGLIST-06. */
export function postTitle({ title }: ListedPost, isCompact: boolean): string {
  return isCompact ? truncated(title, COMPACT_TITLE) : title;
}
