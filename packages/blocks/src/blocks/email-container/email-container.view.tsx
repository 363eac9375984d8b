import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailContainerProps } from './email-container.definition.ts';
import { containerLook, containerWidth } from './email-container.email.ts';

/** Renders the main column of an email in the canvas. */
export function EmailContainerView({
  props,
  root,
  context,
  children,
}: BlockViewProps<EmailContainerProps>): ReactElement {
  const look = { ...containerLook(props, context.site.theme), maxWidth: containerWidth(props) };
  return (
    <div {...root} style={canvasStyle(look)}>
      {children}
    </div>
  );
}
