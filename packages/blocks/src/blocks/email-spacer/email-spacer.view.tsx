import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailSpacerProps } from './email-spacer.definition.ts';
import { spacerHeight } from './email-spacer.email.ts';

/** Renders empty space of an email in the canvas. */
export function EmailSpacerView({ props, root }: BlockViewProps<EmailSpacerProps>): ReactElement {
  return <div {...root} style={{ height: `${spacerHeight(props)}px` }} />;
}
