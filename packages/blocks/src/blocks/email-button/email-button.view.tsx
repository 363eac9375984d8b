import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { pixels, readAlign } from '../../email/email-layout.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailButtonProps } from './email-button.definition.ts';
import { buttonLook } from './email-button.email.ts';

/** Renders a button of an email in the canvas. */
export function EmailButtonView({
  props,
  root,
  context,
}: BlockViewProps<EmailButtonProps>): ReactElement {
  const face = {
    className: 'org-email-button-face',
    'data-part': 'text',
    style: canvasStyle(buttonLook(props, context.site.theme)),
  };
  const link = linkAttributes({ href: props.href, target: '_blank' }, context.editing);
  return (
    <div
      {...root}
      style={canvasStyle({
        padding: `${pixels(props.space, 80, 12)}px 0`,
        textAlign: readAlign(props.align),
      })}
    >
      {link.href === undefined ? (
        <span {...face}>{props.text}</span>
      ) : (
        <a {...face} {...link}>
          {props.text}
        </a>
      )}
    </div>
  );
}
