import { escapeHtml } from '@org/content/html';
import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { box, type Look, styleText } from '../../email/email-html.ts';
import { getSide, pixels, readAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { unsubscribeLine, unsubscribeLink } from '../../email/unsubscribe-link.ts';
import { type EmailUnsubscribeProps, UNSUBSCRIBE_SIZES } from './email-unsubscribe.definition.ts';

/** Returns the style of the line for canvas and email. */
export function unsubscribeLook(
  props: EmailUnsubscribeProps,
  theme: PublicSettings['theme'],
): Look {
  const size = UNSUBSCRIBE_SIZES.find((known) => known === props.fontSize) ?? 12;
  return {
    padding: `${pixels(props.space, 80, 8)}px 0`,
    fontSize: `${size}px`,
    lineHeight: '1.5',
    color: emailColor(props.color, theme),
  };
}

/** Renders the unsubscribe link. Each recipient has a different URL. */
export const emailUnsubscribeEmail: EmailView<EmailUnsubscribeProps> = {
  html({ props, context, ground }) {
    const align = getSide(readAlign(props.align), context.dir);
    const look = unsubscribeLook(props, context.theme);
    const color = look.color || ground.text;
    const dark = context.dark.ink(color, ground.background);
    const link = unsubscribeLink(props.text, context, { color, dark });
    if (link === '') return '';
    const style = { ...look, color, fontFamily: ground.font, textAlign: align };
    return box(
      { width: '100%' },
      { align, class: dark, style: styleText(style) },
      `${props.note === '' ? '' : `${escapeHtml(props.note)} `}${link}`,
    );
  },
  text: ({ props, context }) => {
    const line = unsubscribeLine(props.text, context);
    return line === '' ? '' : [props.note, line].filter((part) => part !== '').join('\n');
  },
};
