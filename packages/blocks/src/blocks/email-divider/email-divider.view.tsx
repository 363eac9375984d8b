import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { pixels, readAlign } from '../../email/email-layout.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailDividerProps } from './email-divider.definition.ts';
import { lineLook, lineWidth } from './email-divider.email.ts';

/** Renders a line of an email in the canvas. */
export function EmailDividerView({
  props,
  root,
  context,
}: BlockViewProps<EmailDividerProps>): ReactElement {
  const look = { ...lineLook(props, context.site.theme), width: lineWidth(props) };
  const style = canvasStyle({ padding: `${pixels(props.space, 80, 16)}px 0` });
  return (
    <div {...root} data-align={readAlign(props.align)} style={style}>
      <hr className="org-email-divider-line" style={canvasStyle(look)} />
    </div>
  );
}
