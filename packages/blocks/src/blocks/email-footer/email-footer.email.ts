import { escapeHtml } from '@org/content/html';
import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { box, type Look, styleText } from '../../email/email-html.ts';
import { getSide, pixels, readAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { unsubscribeLine, unsubscribeLink } from '../../email/unsubscribe-link.ts';
import type { EmailFooterProps } from './email-footer.definition.ts';

/** Returns the style of a footer for canvas and email. */
export function footerLook(props: EmailFooterProps, theme: PublicSettings['theme']): Look {
  return {
    padding: `${pixels(props.space, 80, 16)}px 0`,
    fontSize: `${pixels(props.fontSize, 20, 12, 10)}px`,
    lineHeight: '1.6',
    color: emailColor(props.color, theme),
  };
}

/** Returns the lines above the link that are not empty: name, address, reason. */
export const footerLines = ({ name, address, note }: EmailFooterProps): string[] =>
  [name, address, note].map((line) => line.trim()).filter((line) => line !== '');

/** Renders name, address and reason, and the link to unsubscribe. */
export const emailFooterEmail: EmailView<EmailFooterProps> = {
  html({ props, context, ground }) {
    const align = getSide(readAlign(props.align), context.dir);
    const look = footerLook(props, context.theme);
    const color = look.color || ground.text;
    const dark = context.dark.ink(color, ground.background);
    const style = { ...look, color, fontFamily: ground.font, textAlign: align };
    const lines = footerLines(props).map((line) => escapeHtml(line).replaceAll('\n', '<br />'));
    const link = unsubscribeLink(props.text, context, { color, dark });
    return box(
      { width: '100%' },
      { align, class: dark, style: styleText(style) },
      [...lines, link].filter((line) => line !== '').join('<br />'),
    );
  },
  text: ({ props, context }) =>
    [...footerLines(props), unsubscribeLine(props.text, context)]
      .filter((line) => line !== '')
      .join('\n'),
};
