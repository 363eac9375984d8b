import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { pixels, readVerticalAlign } from '../../email/email-layout.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailColumnsProps } from './email-columns.definition.ts';
import { getGap } from './email-columns.email.ts';

const PLACES = { top: 'start', middle: 'center', bottom: 'end' } as const;

/** Renders columns of an email in the canvas. */
export function EmailColumnsView({
  props,
  root,
  children,
}: BlockViewProps<EmailColumnsProps>): ReactElement {
  const style = canvasStyle({
    padding: `${pixels(props.space, 80, 8)}px 0`,
    columnGap: `${getGap(props)}px`,
    alignItems: PLACES[readVerticalAlign(props.verticalAlign)],
  });
  return (
    <div {...root} data-stack={props.stack} style={style}>
      {children}
    </div>
  );
}
