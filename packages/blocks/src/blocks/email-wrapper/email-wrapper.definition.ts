import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_FONTS } from '../../email/email-layout.ts';

const shape = object({
  backgroundColor: string().max(80).defined(),
  textColor: string().max(80).defined(),
  linkColor: string().max(80).defined(),
  fontFamily: string().oneOf(EMAIL_FONTS).required(),
  /** px above and below everything. */
  paddingY: number().integer().min(0).max(80).required(),
});
export type EmailWrapperProps = InferType<typeof shape>;

/** The root of an email. */
export const emailWrapperDefinition = defineBlock({
  type: 'EmailWrapper',
  label: 'Email',
  description: 'The email itself: its background, font and colors.',
  category: 'email',
  icon: 'mail',
  targets: ['email'],
  shape,
  defaults: {
    backgroundColor: '#f1f2f4',
    textColor: '#1f2937',
    linkColor: '#0b5bd3',
    fontFamily: 'Arial',
    paddingY: 24,
  },
  canvas: true,
  internal: true,
  rules: { parents: [], children: ['EmailSection'] },
  groups: [],
  children: [
    {
      type: 'EmailSection',
      children: [
        {
          type: 'EmailContainer',
          children: [{ type: 'EmailTextbox' }, { type: 'EmailUnsubscribe' }],
        },
      ],
    },
  ],
});
