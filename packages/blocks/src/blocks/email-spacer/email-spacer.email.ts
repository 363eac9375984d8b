import { box } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailSpacerProps } from './email-spacer.definition.ts';

/** Returns the height of the space, px. */
export const spacerHeight = (props: EmailSpacerProps): number => pixels(props.height, 200, 32, 4);

/** Renders empty space: a cell with a height, which Outlook keeps only when it has content. */
export const emailSpacerEmail: EmailView<EmailSpacerProps> = {
  html({ props }) {
    const height = spacerHeight(props);
    const style = `height:${height}px;font-size:0;line-height:0`;
    return box({ width: '100%' }, { height, style }, '&nbsp;');
  },
  text: () => '',
};
