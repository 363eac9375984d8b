import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { box, type Look, styleText } from '../../email/email-html.ts';
import { getSide, pixels, readAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { type EmailDividerProps, LINE_STYLES } from './email-divider.definition.ts';

/** Returns the width of the line as CSS. */
export const lineWidth = (props: EmailDividerProps): string =>
  `${pixels(props.width, 100, 100, 10)}%`;

/** Returns the style of the line for canvas and email. */
export function lineLook(props: EmailDividerProps, theme: PublicSettings['theme']): Look {
  const style = LINE_STYLES.find((known) => known === props.lineStyle) ?? 'solid';
  const color = emailColor(props.color, theme) || '#d5d9e0';
  return { borderTop: `${pixels(props.thickness, 10, 1, 1)}px ${style} ${color}` };
}

/** Renders a line. */
export const emailDividerEmail: EmailView<EmailDividerProps> = {
  html({ props, context }) {
    const align = getSide(readAlign(props.align), context.dir);
    const line = box(
      { width: lineWidth(props), align },
      { style: `${styleText(lineLook(props, context.theme))};font-size:0;line-height:0` },
      '&nbsp;',
    );
    const padding = `padding:${pixels(props.space, 80, 16)}px 0`;
    return box({ width: '100%' }, { align, style: padding }, line);
  },
  text: () => '---',
};
