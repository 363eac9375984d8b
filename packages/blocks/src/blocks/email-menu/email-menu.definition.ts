import { array, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';
import { EMAIL_ALIGNS } from '../../email/email-layout.ts';
import { LINK_SEPARATORS } from '../../email/link-line.ts';

/** Maximum number of links of a menu. */
export const MAX_MENU_LINKS = 8;

const item = object({
  id: string().max(40).required(),
  text: string().max(80).required('Please enter a text'),
  href: string().max(2000).defined(),
});

const shape = object({
  links: array(item.required()).max(MAX_MENU_LINKS).required(),
  separator: string().oneOf(LINK_SEPARATORS).required(),
  /** '' inherits the email's color. */
  color: string().max(80).defined(),
  /** px */
  fontSize: number().integer().min(10).max(24).required(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailMenuProps = InferType<typeof shape>;

/** Links side by side in an email. */
export const emailMenuDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailMenu',
  label: 'Email menu',
  description: 'Links side by side, such as the main pages of your site.',
  icon: 'menu-2',
  shape,
  defaults: {
    links: [
      { id: 'one', text: 'Shop', href: '/shop' },
      { id: 'two', text: 'Blog', href: '/blog' },
      { id: 'three', text: 'Contact', href: '/contact' },
    ],
    separator: 'space',
    color: '',
    fontSize: 14,
    align: 'center',
    space: 12,
  },
});
