import { BUTTON_VARIANTS } from '@org/schema';
import { boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  title: string().max(300).defined(),
  text: string().max(2000).defined(),
  placeholder: string().max(100).defined(),
  buttonText: string().max(100).defined(),
  buttonVariant: string().oneOf(BUTTON_VARIANTS).required(),
  /** Id of the mailing list; 0 for the tenant's default. */
  listId: number().integer().min(0).required(),
  /** True places input and button side by side when there is space. */
  inline: boolean().required(),
});
export type NewsletterSignupProps = InferType<typeof shape>;

/** A newsletter sign-up. */
export const newsletterSignupDefinition = defineBlock({
  type: 'NewsletterSignup',
  label: 'Newsletter sign-up',
  description: 'Visitors sign up for your newsletter with their email address.',
  category: 'interactive',
  icon: 'mail-plus',
  shape,
  defaults: {
    title: 'News from the workshop',
    text: 'New courses and open days, about once a month.',
    placeholder: 'you@example.com',
    buttonText: 'Subscribe',
    buttonVariant: 'primary',
    listId: 0,
    inline: true,
  },
  canvas: false,
  rules: { parents: ['Column', 'Container', 'CardBody'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
  usesStylesOf: ['Button', 'CustomForm'],
  inlineText: [
    { prop: 'title', kind: 'plain', part: 'title' },
    { prop: 'text', kind: 'plain', part: 'text' },
  ],
});
