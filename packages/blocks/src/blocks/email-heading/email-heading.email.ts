import { escapeHtml } from '@org/content/html';
import { FONT_WEIGHTS } from '@org/schema';
import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { box, element, type Look, styleText } from '../../email/email-html.ts';
import { getSide, pixels, readAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { EMAIL_HEADING_LEVELS, type EmailHeadingProps } from './email-heading.definition.ts';

/** Returns the level of a heading for any stored value. */
export const headingLevel = ({ level }: EmailHeadingProps): 1 | 2 | 3 =>
  EMAIL_HEADING_LEVELS.find((known) => known === level) ?? 1;

/** Returns the style of a heading for canvas and email. */
export function headingLook(props: EmailHeadingProps, theme: PublicSettings['theme']): Look {
  const weight = FONT_WEIGHTS.find((known) => known === props.fontWeight) ?? 700;
  return {
    padding: `${pixels(props.space, 80, 8)}px 0`,
    fontSize: `${pixels(props.fontSize, 60, 30, 14)}px`,
    fontWeight: String(weight),
    lineHeight: '1.2',
    color: emailColor(props.color, theme),
  };
}

/** Renders a heading. */
export const emailHeadingEmail: EmailView<EmailHeadingProps> = {
  html({ props, context, ground }) {
    if (props.text.trim() === '') return '';
    const align = getSide(readAlign(props.align), context.dir);
    const { padding = '', ...look } = headingLook(props, context.theme);
    const color = look.color || ground.text;
    const dark = context.dark.ink(color, ground.background);
    const style = styleText({
      margin: '0',
      ...look,
      color,
      fontFamily: ground.font,
      textAlign: align,
      wordBreak: 'break-word',
    });
    return box(
      { width: '100%' },
      { align, style: `padding:${padding}` },
      element(`h${headingLevel(props)}`, { class: dark, style }, escapeHtml(props.text)),
    );
  },
  text: ({ props }) => props.text.trim(),
};
