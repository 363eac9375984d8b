import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { type LinkLineLook, linkLine, linkLineText, readLinks } from '../../email/link-line.ts';
import { type EmailMenuProps, MAX_MENU_LINKS } from './email-menu.definition.ts';

/** Returns the style of a menu for canvas and email. */
export function menuLook(props: EmailMenuProps, theme: PublicSettings['theme']): LinkLineLook {
  const { align, fontSize, separator } = props;
  const color = emailColor(props.color, theme);
  return { align, color, fontSize, separator, space: pixels(props.space, 80, 12) };
}

/** Renders a menu. */
export const emailMenuEmail: EmailView<EmailMenuProps> = {
  html: ({ props, context, ground }) =>
    linkLine(readLinks(props.links, MAX_MENU_LINKS), menuLook(props, context.theme), {
      context,
      ground,
    }),
  text: ({ props, context }) => linkLineText(readLinks(props.links, MAX_MENU_LINKS), context),
};
