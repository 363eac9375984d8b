import { type MergeValues, mergeHtml } from '@org/blocks/email';
import { escapeHtml } from '@org/content/html';
import { cutAtLinks } from '../sending/delivery/email-links.ts';

/** URL of the unsubscribe link, which is different for each recipient. */
const PERSONAL_HREF = 'href="{{unsubscribe_url}}"';
const LINK_END = '</a>';

/** Returns HTML without its links to unsubscribe. The compiler closes every link, and no link contains another. */
function withoutPersonalLinks(html: string): string {
  const parts: string[] = [];
  let end = 0;
  for (;;) {
    const at = html.indexOf(PERSONAL_HREF, end);
    const close = at < 0 ? -1 : html.indexOf(LINK_END, at);
    if (close < 0) break;
    const before = html.slice(end, at);
    // In attributes, the signs around an element are escaped, so that the last one begins the element of this address.
    const start = before.lastIndexOf('<');
    const tag = start < 0 ? '' : before.slice(start);
    const isLink = tag.startsWith('<a ') && !tag.includes('>');
    parts.push(isLink ? before.slice(0, start) : before + PERSONAL_HREF);
    end = isLink ? close + LINK_END.length : at + PERSONAL_HREF.length;
  }
  return parts.join('') + html.slice(end);
}

/**
 * Renders the sent email of a campaign for the public: merge fields have their fallbacks, links lead straight to their targets, and
 * there is neither a link to unsubscribe nor a picture that counts opens.
 * @param html - snapshot with open merge fields and positions of links
 * @param links - targets of the links by position
 * @param values - values of merge fields that are the same for all recipients
 * @param site - URL of the site, for a position without a target
 */
export function renderArchivedEmail(
  html: string,
  links: ReadonlyMap<number, string>,
  values: Pick<MergeValues, 'company_name'>,
  site: string,
): string {
  return cutAtLinks(withoutPersonalLinks(html))
    .map((piece) => {
      // Each part is merged separately, so that braces in a URL are not read as a merge field.
      const merged = mergeHtml(piece.html, values, '');
      return piece.position === undefined
        ? merged
        : `${merged}${escapeHtml(links.get(piece.position) ?? site)}`;
    })
    .join('');
}
