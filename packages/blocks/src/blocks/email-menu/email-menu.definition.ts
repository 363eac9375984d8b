import { array, type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';
import { linkLineShape } from '../../email/link-line.ts';

/** Maximum number of links of a menu. */
export const MAX_MENU_LINKS = 8;

const item = object({
  id: string().max(40).required(),
  text: string().max(80).required('Please enter a text'),
  href: string().max(2000).defined(),
});

const shape = object({
  links: array(item.required()).max(MAX_MENU_LINKS).required(),
}).concat(linkLineShape);
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
