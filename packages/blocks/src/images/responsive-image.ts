import { IMAGE_WIDTHS } from '@org/schema';
import type { MediaFacts } from '@org/schema/entities';

/** Matches an image of the media library, with its width at the end of its name. */
const MEDIA = /^(.*-)(\d{2,5})\.(webp|avif|jpe?g|png)(\?v=[0-9a-f]+)?$/;
/** Matches the part of a URL that identifies an image, in any version and width. */
const GUID = /\/media\/[0-9a-f-]{36}\/([0-9a-f-]{36})\//;

/** Maximum width of a page's content, px: no image has to be sharper. */
const CONTENT = 1320;

/** Sources of an image from which the browser takes the smallest that is sharp. */
export interface ImageSources {
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** Facts about the images of a page, by the identifying part of their URLs. */
export type KnownMedia = ReadonlyMap<string, MediaFacts>;

/** Returns the facts about the image of a URL; undefined for other images. */
export function knownImage(src: string, media: KnownMedia | undefined): MediaFacts | undefined {
  const [, guid] = (media && GUID.exec(src)) ?? [];
  return guid === undefined ? undefined : media?.get(guid);
}

/** Returns the CSS position of the focal point; undefined for the center. */
export function focalPosition(known: MediaFacts | undefined): string | undefined {
  if (!known || (known.focal.x === 0.5 && known.focal.y === 0.5)) return undefined;
  const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
  return `${percent(known.focal.x)} ${percent(known.focal.y)}`;
}

/**
 * Returns the widths of an image of the media library; nothing for other images. An image may have been replaced since its URL
 * was stored: then the widths are those of the current version.
 * @param src - guarded src
 * @param lazy - whether it is loaded lazily
 * @param known - known facts
 */
export function imageSources(src: string, lazy: boolean, known?: MediaFacts): ImageSources {
  const [, stem, largest, format, revision = ''] = MEDIA.exec(src) ?? [];
  if (!stem?.includes('/media/') || largest === undefined || format === undefined) return {};
  const widths = known?.widths ?? [
    ...IMAGE_WIDTHS.filter((width) => width < Number(largest)),
    Number(largest),
  ];
  if (widths.length < 2) return {};
  const fallback = `(min-width: ${CONTENT}px) ${CONTENT}px, 100vw`;
  // `sizes="auto"` lets the browser measure a lazy image before it loads it.
  return {
    srcSet: widths.map((width) => `${stem}${width}.${format}${revision} ${width}w`).join(', '),
    sizes: lazy ? `auto, ${fallback}` : fallback,
  };
}
