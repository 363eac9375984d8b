import type { CompiledEmail } from '@org/blocks/email';

/** Compiled content with `{{link:…}}` and a position for each tracked link, and those links in order. */
export interface LinkedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly links: readonly string[];
}

/**
 * Address of a link in compiled HTML. Placeholders, such as the one to unsubscribe, are no address yet, and addresses with merge
 * fields are different for each recipient, so that they are not tracked: a link of the report has one
 * address.
 */
const HREF = /(?<= href=")(https?:\/\/[^"{}]{1,2000})(?=")/g;

/** Maximum number of different links of an email that are tracked. */
const MAX_LINKS = 1000;

/** Entities that the compiler writes into attributes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const ENTITY = /&(?:amp|quot|#39|#x27|lt|gt);/g;

/**
 * Replaces the links of a compiled email by their positions; the same address has the same position.
 * @param known - links of emails that were sent before, which keep their positions
 */
export function extractLinks(
  { subject, html, text }: CompiledEmail,
  known: readonly string[] = [],
): LinkedEmail {
  const positions = new Map(known.map((url, position) => [url, position]));
  const linked = html.replace(HREF, (whole, address: string) => {
    const url = address.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity);
    const position = positions.get(url) ?? positions.size;
    if (position >= MAX_LINKS) return whole;
    positions.set(url, position);
    return `{{link:${position}}}`;
  });
  return { subject, html: linked, text, links: [...positions.keys()] };
}

/** Position of a link as an address. The same in a text is what an author wrote: texts of compiled HTML have no quotes. */
const MARK = /(?<= href=")\{\{link:(\d{1,4})\}\}(?=")/;

/** A text between two links, and the position of the link after it; undefined at the end. */
interface Piece {
  readonly html: string;
  readonly position: number | undefined;
}

/** HTML of an email, cut at its links once, so that no value of a recipient is mistaken for a link. */
export function cutAtLinks(html: string): readonly Piece[] {
  const parts = html.split(MARK);
  const pieces: Piece[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const position = parts[at + 1];
    pieces.push({
      html: parts[at] ?? '',
      position: position === undefined ? undefined : Number(position),
    });
  }
  return pieces;
}

/** Cuts HTML at the start of its body, where the picture that counts opens is not cut off by any email client. */
export function cutAtBody(html: string): { readonly head: string; readonly body: string } {
  const start = html.indexOf('>', html.indexOf('<body')) + 1;
  return { head: html.slice(0, start), body: html.slice(start) };
}
