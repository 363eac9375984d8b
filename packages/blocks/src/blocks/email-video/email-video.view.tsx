import { safeMediaUrl } from '@org/device-settings';
import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { EMAIL_WIDTH, pixels } from '../../email/email-layout.ts';
import { pictureLook } from '../../email/picture-markup.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailVideoProps } from './email-video.definition.ts';
import { barLook, videoText } from './email-video.email.ts';

/** Renders the picture of a video and its bar in the canvas of an email. */
export function EmailVideoView({
  props,
  root,
  context,
}: BlockViewProps<EmailVideoProps>): ReactElement {
  const src = safeMediaUrl(props.src);
  const link = linkAttributes({ href: props.href, target: '_blank' }, context.editing);
  const look = pictureLook({ ...props, width: 0, borderRadius: 0 }, EMAIL_WIDTH);
  return (
    <div {...root} style={canvasStyle({ padding: `${pixels(props.space, 80, 8)}px 0` })}>
      <a className="org-email-video-link" {...link}>
        {src ? (
          <img
            className="org-email-video-picture"
            data-part="picture"
            src={src}
            alt={props.altText}
            style={canvasStyle(look)}
          />
        ) : null}
        <div data-part="bar" style={canvasStyle(barLook(props, context.site.theme))}>
          {`▶\u00a0 ${videoText(props)}`}
        </div>
      </a>
    </div>
  );
}
