import { escapeHtml } from '@org/content/html';
import type { PublicSettings } from '@org/schema/entities';
import { emailHref } from '../../email/email-address.ts';
import { emailColor } from '../../email/email-color.ts';
import { box, element, type Look, styleText } from '../../email/email-html.ts';
import { getSide, pixels, readAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { pictureElement, pictureMargin } from '../../email/picture-markup.ts';
import type { EmailHeaderProps } from './email-header.definition.ts';

/** Returns the style of the name for canvas and email. */
export function nameLook(props: EmailHeaderProps, theme: PublicSettings['theme']): Look {
  return {
    color: emailColor(props.color, theme),
    fontSize: `${pixels(props.fontSize, 40, 22, 14)}px`,
    fontWeight: '700',
    lineHeight: '1.2',
  };
}

/** Renders the logo or, without one, the name. */
export const emailHeaderEmail: EmailView<EmailHeaderProps> = {
  html({ props, context, ground }) {
    const align = readAlign(props.align);
    const margin = pictureMargin(align, context.dir);
    const href = emailHref(props.href, context);
    const logo = pictureElement({ ...props, borderRadius: 0 }, { context, ground }, { margin });
    const look = nameLook(props, context.theme);
    const color = look.color || ground.text;
    const dark = context.dark.ink(color, ground.background);
    const style = styleText({ ...look, color, fontFamily: ground.font, textDecoration: 'none' });
    const shown = logo || escapeHtml(props.name.trim());
    if (shown === '') return '';
    return box(
      { width: '100%' },
      { align: getSide(align, context.dir), style: `padding:${pixels(props.space, 80, 16)}px 0` },
      href
        ? element('a', { href, target: '_blank', class: dark, style }, shown)
        : element('span', { class: dark, style }, shown),
    );
  },
  text: ({ props }) => (props.src === '' ? props.name.trim() : ''),
};
