import type { EmailView } from '../../email/email-view.ts';
import { type LineLink, linkLine, linkLineLook, linkLineText } from '../../email/link-line.ts';
import { getItems, getText } from '../../props/read-props.ts';
import {
  type EmailSocialProps,
  SOCIAL_NETWORK_NAMES,
  SOCIAL_NETWORKS,
} from './email-social.definition.ts';

/** Returns the links of a stored list to known networks. */
export function socialLinks({ links }: EmailSocialProps): LineLink[] {
  return getItems(links, SOCIAL_NETWORK_NAMES.length).flatMap(({ network, href }) => {
    const known = SOCIAL_NETWORK_NAMES.find((name) => name === network);
    return known ? [{ text: SOCIAL_NETWORKS[known], href: getText(href) }] : [];
  });
}

/** Renders links to social networks. */
export const emailSocialEmail: EmailView<EmailSocialProps> = {
  html: ({ props, context, ground }) =>
    linkLine(socialLinks(props), linkLineLook(props, context.theme), { context, ground }),
  text: ({ props, context }) => linkLineText(socialLinks(props), context),
};
