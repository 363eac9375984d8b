import { IMAGE_WIDTHS, type MediaFacts } from '@org/schema';

/** One of our own images: kept in several widths, the width last in its name. */
const MEDIA = /^(.*-)(\d{2,5})\.(webp|avif|jpe?g|png)(\?v=[0-9a-f]+)?$/;
/** The part of an address that names an image, whatever picture it shows and in whichever width. */
const GUID = /\/media\/[0-9a-f-]{36}\/([0-9a-f-]{36})\//;

/** Largest width of a page's content, px: no picture has to be sharper than that. */
const CONTENT = 1320;

/** Sources of a picture from which the browser takes the smallest that is sharp. */
export interface ImageSources {
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** What is known of the images of a page, by the part of their addresses that names them. */
export type KnownMedia = ReadonlyMap<string, MediaFacts>;

/** What is known of the image at an address; undefined for pictures that are not ours. */
export function knownImage(src: string, media: KnownMedia | undefined): MediaFacts | undefined {
  const [, guid] = (media && GUID.exec(src)) ?? [];
  return guid === undefined ? undefined : media?.get(guid);
}

/** CSS place of the point that stays in view where a picture fills a frame of another shape; undefined for the middle. */
export function focalPosition(known: MediaFacts | undefined): string | undefined {
  if (!known || (known.focal.x === 0.5 && known.focal.y === 0.5)) return undefined;
  const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
  return `${percent(known.focal.x)} ${percent(known.focal.y)}`;
}

/**
 * The widths in which a picture of ours is there; nothing for other pictures. An image may show another picture than when its
 * address was written down: then the widths are those of the picture that is known of it.
 * Shape: guarded src, whether it is loaded when it comes into view, what is known of it → attributes.
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
  // A picture that waits is measured by the browser before it is asked for.
  return {
    srcSet: widths.map((width) => `${stem}${width}.${format}${revision} ${width}w`).join(', '),
    sizes: lazy ? `auto, ${fallback}` : fallback,
  };
}
