import { safeMediaUrl } from '@org/device-settings';
import type { ReactElement } from 'react';
import { naturalSize } from '../../images/image-item.ts';
import { focalPosition, imageSources, knownImage } from '../../images/responsive-image.ts';
import { cssVars } from '../../markup/css-vars.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { type ImageProps, OBJECT_FITS } from './image.definition.ts';
import { imageSize } from './image-size.ts';

/** Returns a CSS position of a focus; undefined for none. */
function toPosition(focus: ImageProps['focus']['desktop']): string | undefined {
  if (!focus) return undefined;
  const percent = (value: number): string =>
    `${Math.min(100, Math.max(0, Math.round(value * 10) / 10))}%`;
  return Number.isFinite(focus.x) && Number.isFinite(focus.y)
    ? `${percent(focus.x)} ${percent(focus.y)}`
    : undefined;
}

/** Returns the style of the root: sizes and focus per device as custom properties for the style sheet. */
function style(
  { sizes, focus, objectFit, rotate }: ImageProps,
  libraryFocus?: string | undefined,
): ReturnType<typeof cssVars> {
  const [desktop, tablet, mobile] = [
    imageSize(sizes.desktop),
    imageSize(sizes.tablet),
    imageSize(sizes.mobile),
  ];
  const fit = OBJECT_FITS.find((known) => known === objectFit);
  return cssVars({
    'org-image-w': desktop.width === '100%' ? undefined : desktop.width,
    'org-image-h': desktop.height,
    'org-image-w-tablet': tablet.width,
    'org-image-h-tablet': tablet.height,
    'org-image-w-mobile': mobile.width,
    'org-image-h-mobile': mobile.height,
    'org-image-fit': fit === 'cover' ? undefined : fit,
    'org-image-focus': toPosition(focus.desktop) ?? (fit === 'cover' ? libraryFocus : undefined),
    'org-image-focus-tablet': toPosition(focus.tablet),
    'org-image-focus-mobile': toPosition(focus.mobile),
    'org-image-rotate': rotate === 0 || !Number.isFinite(rotate) ? undefined : `${rotate}deg`,
  });
}

/** Renders an image with an optional link. */
export function ImageView({
  props,
  root,
  context,
  priority,
}: BlockViewProps<ImageProps>): ReactElement {
  const src = safeMediaUrl(props.src);
  if (!src)
    return context.editing ? (
      <div {...root} data-empty="true" style={style(props)}>
        Choose a picture
      </div>
    ) : (
      <div {...root} hidden />
    );
  const known = knownImage(src, context.media);
  // Browsers check every lazy image on each frame, which is slow with hundreds of them; an author scrolls through all of them
  // anyway.
  const lazy = priority !== true && !context.editing;
  const picture = (
    <img
      className="org-image-picture"
      data-part="picture"
      src={src}
      {...imageSources(src, lazy, known)}
      alt={props.altText}
      width={naturalSize(props.naturalWidth)}
      height={naturalSize(props.naturalHeight)}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      fetchPriority={priority === true ? 'high' : undefined}
    />
  );
  return (
    <div {...root} style={style(props, focalPosition(known))}>
      {props.url ? (
        <a
          className="org-image-link"
          data-part="link"
          {...linkAttributes({ href: props.url, target: props.urlTarget }, context.editing)}
        >
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  );
}
