import { array, type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';
import { linkLineShape } from '../../email/link-line.ts';

/** Networks with their names. */
export const SOCIAL_NETWORKS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  threads: 'Threads',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  x: 'X',
  whatsapp: 'WhatsApp',
  website: 'Website',
} as const;
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;
export const SOCIAL_NETWORK_NAMES = Object.keys(SOCIAL_NETWORKS) as readonly SocialNetwork[];

const item = object({
  id: string().max(40).required(),
  network: string().oneOf(SOCIAL_NETWORK_NAMES).required(),
  /** URL of the profile. */
  href: string().max(2000).defined(),
});

const shape = object({
  links: array(item.required()).max(SOCIAL_NETWORK_NAMES.length).required(),
}).concat(linkLineShape);
export type EmailSocialProps = InferType<typeof shape>;

/** Links to profiles in social networks. They are words, which every client shows, also with images off. */
export const emailSocialDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailSocial',
  label: 'Social links',
  description: 'Links to your profiles in social networks.',
  icon: 'share',
  shape,
  defaults: {
    links: [
      { id: 'one', network: 'instagram', href: 'https://instagram.com/' },
      { id: 'two', network: 'facebook', href: 'https://facebook.com/' },
    ],
    separator: 'dot',
    color: '',
    fontSize: 14,
    align: 'center',
    space: 12,
  },
});
