import { IMAGE_WIDTHS } from '@org/schema';

/** One of our own images: kept in several widths, the width last in its name. */
const MEDIA = /^(.*\/media\/.+-)(\d{2,5})\.(webp|avif|jpe?g|png)$/;

/** Largest width of a page's content, px: no picture has to be sharper than that. */
const CONTENT = 1320;

/** Sources of a picture from which the browser takes the smallest that is sharp. */
export interface ImageSources {
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * The widths in which a picture of ours is there; nothing for other pictures.
 * Shape: guarded src, whether it is loaded when it comes into view → attributes.
 */
export function imageSources(src: string, lazy: boolean): ImageSources {
  const [, stem, largest, format] = MEDIA.exec(src) ?? [];
  if (stem === undefined || largest === undefined || format === undefined) return {};
  const widths = [...IMAGE_WIDTHS.filter((width) => width < Number(largest)), Number(largest)];
  if (widths.length < 2) return {};
  const fallback = `(min-width: ${CONTENT}px) ${CONTENT}px, 100vw`;
  // A picture that waits is measured by the browser before it is asked for.
  return {
    srcSet: widths.map((width) => `${stem}${width}.${format} ${width}w`).join(', '),
    sizes: lazy ? `auto, ${fallback}` : fallback,
  };
}
