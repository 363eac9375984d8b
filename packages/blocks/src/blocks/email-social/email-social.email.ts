import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { type LineLink, type LinkLineLook, linkLine, linkLineText } from '../../email/link-line.ts';
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

/** Returns the style of the links for canvas and email. */
export function socialLook(props: EmailSocialProps, theme: PublicSettings['theme']): LinkLineLook {
  const { align, fontSize, separator } = props;
  const color = emailColor(props.color, theme);
  return { align, color, fontSize, separator, space: pixels(props.space, 80, 12) };
}

/** Renders links to social networks. */
export const emailSocialEmail: EmailView<EmailSocialProps> = {
  html: ({ props, context, ground }) =>
    linkLine(socialLinks(props), socialLook(props, context.theme), { context, ground }),
  text: ({ props, context }) => linkLineText(socialLinks(props), context),
};
