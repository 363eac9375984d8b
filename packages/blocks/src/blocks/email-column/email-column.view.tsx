import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailColumnProps } from './email-column.definition.ts';
import { columnLook } from './email-column.email.ts';

/** Renders a column of an email in the canvas. */
export function EmailColumnView({
  props,
  root,
  context,
  children,
}: BlockViewProps<EmailColumnProps>): ReactElement {
  return (
    <div {...root} style={canvasStyle(columnLook(props, context.site.theme))}>
      {children}
    </div>
  );
}
