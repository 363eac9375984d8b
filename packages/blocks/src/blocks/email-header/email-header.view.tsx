import { safeMediaUrl } from '@org/device-settings';
import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { EMAIL_WIDTH, pixels, readAlign } from '../../email/email-layout.ts';
import { mergeCompany } from '../../email/merge-fields.ts';
import { pictureLook } from '../../email/picture-markup.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailHeaderProps } from './email-header.definition.ts';
import { nameLook } from './email-header.email.ts';

/** Renders the logo or name of the sender in the canvas of an email. */
export function EmailHeaderView({
  props,
  root,
  context,
}: BlockViewProps<EmailHeaderProps>): ReactElement {
  const align = readAlign(props.align);
  const src = safeMediaUrl(props.src);
  const look = pictureLook({ ...props, borderRadius: 0 }, EMAIL_WIDTH);
  const shown = src ? (
    <img
      className="org-email-header-logo"
      data-part="picture"
      src={src}
      alt={props.altText}
      style={canvasStyle(look)}
    />
  ) : (
    <span
      data-part="name"
      data-placeholder={context.editing && props.name === '' ? 'Write your name' : undefined}
      style={canvasStyle(nameLook(props, context.site.theme))}
    >
      {mergeCompany(props.name, context.site)}
    </span>
  );
  return (
    <div
      {...root}
      data-align={align}
      style={canvasStyle({ padding: `${pixels(props.space, 80, 16)}px 0`, textAlign: align })}
    >
      {props.href ? (
        <a
          className="org-email-header-link"
          {...linkAttributes({ href: props.href, target: '_blank' }, context.editing)}
        >
          {shown}
        </a>
      ) : (
        shown
      )}
    </div>
  );
}
