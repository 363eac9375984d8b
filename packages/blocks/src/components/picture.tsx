import type { ReactElement } from 'react';
import type { ShownImage } from '../images/image-item.ts';
import { focalPosition, imageSources, knownImage } from '../images/responsive-image.ts';
import { cssVars } from '../markup/css-vars.ts';
import type { RenderContext } from '../render/block-view.ts';

/** Renders an image of a set in the width that the browser needs, lazily loaded. */
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
  /** `sizes` attribute of the image. @default full page width */
  readonly sizes?: string | undefined;
  /** True for an image that moves into view on its own: it is loaded eagerly. */
  readonly isEager?: boolean | undefined;
  /** True for the main image of the page, which is loaded with high priority. */
  readonly isFirst?: boolean | undefined;
  /** Id of the product whose selected variant replaces this image. */
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
