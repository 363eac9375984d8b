import { safeMediaUrl } from '@org/device-settings';
import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { EMAIL_WIDTH, pixels, readAlign } from '../../email/email-layout.ts';
import { pictureLook } from '../../email/picture-markup.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailImageProps } from './email-image.definition.ts';

/** Renders an image of an email in the canvas. */
export function EmailImageView({
  props,
  root,
  context,
}: BlockViewProps<EmailImageProps>): ReactElement {
  const padding = `${pixels(props.space, 80, 8)}px 0`;
  const src = safeMediaUrl(props.src);
  if (!src)
    return context.editing ? (
      <div {...root} data-empty="true">
        Choose a picture
      </div>
    ) : (
      <div {...root} hidden />
    );
  const picture = (
    <img
      className="org-email-image-picture"
      data-part="picture"
      src={src}
      alt={props.altText}
      style={canvasStyle(pictureLook(props, EMAIL_WIDTH))}
    />
  );
  return (
    <div {...root} data-align={readAlign(props.align)} style={canvasStyle({ padding })}>
      {props.href ? (
        <a {...linkAttributes({ href: props.href, target: '_blank' }, context.editing)}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  );
}
