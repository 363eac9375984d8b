import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailWrapperProps } from './email-wrapper.definition.ts';
import { wrapperGround, wrapperLook } from './email-wrapper.email.ts';

/** Renders the email in the canvas. Links inherit their color from it. */
export function EmailWrapperView({
  props,
  root,
  context,
  children,
}: BlockViewProps<EmailWrapperProps>): ReactElement {
  const { theme } = context.site;
  const { link } = wrapperGround(props, theme);
  return (
    <div {...root} style={canvasStyle({ ...wrapperLook(props, theme), '--org-email-link': link })}>
      {children}
    </div>
  );
}
