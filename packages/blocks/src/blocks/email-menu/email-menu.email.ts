import type { EmailView } from '../../email/email-view.ts';
import { linkLine, linkLineLook, linkLineText, readLinks } from '../../email/link-line.ts';
import { type EmailMenuProps, MAX_MENU_LINKS } from './email-menu.definition.ts';

/** Renders a menu. */
export const emailMenuEmail: EmailView<EmailMenuProps> = {
  html: ({ props, context, ground }) =>
    linkLine(readLinks(props.links, MAX_MENU_LINKS), linkLineLook(props, context.theme), {
      context,
      ground,
    }),
  text: ({ props, context }) => linkLineText(readLinks(props.links, MAX_MENU_LINKS), context),
};
