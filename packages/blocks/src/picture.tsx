import type { ReactElement } from 'react';
import type { RenderContext } from './block-view.ts';
import { cssVars } from './css-vars.ts';
import type { ShownImage } from './image-item.ts';
import { focalPosition, imageSources, knownImage } from './responsive-image.ts';

/** A picture of a set, in the width that the browser needs; it is loaded when it comes into view. */
export function Picture({
  image: { src, alt, width, height },
  className,
  context,
  sizes,
  isEager = false,
  isFirst = false,
  product,
}: {
  readonly image: ShownImage;
  readonly className: string;
  readonly context: RenderContext;
  /** How wide it is shown, as the `sizes` of an image. @default as wide as the page */
  readonly sizes?: string | undefined;
  /** True for one that moves into view by itself: it is loaded at once. */
  readonly isEager?: boolean | undefined;
  /** True for the one that a visitor waits for. */
  readonly isFirst?: boolean | undefined;
  /** Id of the product whose chosen variant shows its own picture here. */
  readonly product?: number | undefined;
}): ReactElement {
  const known = knownImage(src, context.media);
  const lazy = !context.editing && !isEager && !isFirst;
  const sources = imageSources(src, lazy, known);
  return (
    <img
      className={className}
      data-part="picture"
      data-product-picture={product}
      src={src}
      srcSet={sources.srcSet}
      sizes={sources.srcSet && sizes ? sizes : sources.sizes}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
      style={cssVars({ 'org-focus': focalPosition(known) })}
    />
  );
}
