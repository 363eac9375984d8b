import type { MediaFacts } from '@org/schema/entities';

const ADDRESS =
  /(\/media\/[0-9a-f-]{36}\/([0-9a-f-]{36})\/[a-z0-9-]{1,80}-\d{1,5}\.(?:webp|jpg|png|avif|svg))(?![?\w.])/g;

/**
 * Adds the current picture to every image URL, so that it can be cached forever and is requested again once the image is
 * replaced. Pictures, backgrounds, previews and icons are all in the document by their URLs.
 * @param media - facts of its images
 * @returns document
 */
export function stampMedia(html: string, media: readonly MediaFacts[] | undefined): string {
  if (!media || media.length === 0) return html;
  const revisions = new Map(media.map(({ guid, revision }) => [guid, revision]));
  return html.replace(ADDRESS, (address: string, _path: string, guid: string) => {
    const revision = revisions.get(guid);
    return revision === undefined ? address : `${address}?v=${revision}`;
  });
}
