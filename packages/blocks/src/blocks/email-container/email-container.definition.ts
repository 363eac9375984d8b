import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTAINER_TYPES } from '../../email/email-content.ts';
import { EMAIL_WIDTH } from '../../email/email-layout.ts';

const shape = object({
  /** px; narrower on small screens. */
  maxWidth: number().integer().min(280).max(EMAIL_WIDTH).required(),
  /** '' for transparent. */
  backgroundColor: string().max(80).defined(),
  /** '' inherits the email's color. */
  textColor: string().max(80).defined(),
  /** px */
  paddingY: number().integer().min(0).max(80).required(),
  paddingX: number().integer().min(0).max(80).required(),
  borderRadius: number().integer().min(0).max(40).required(),
});
export type EmailContainerProps = InferType<typeof shape>;

/** The main column of an email. */
export const emailContainerDefinition = defineBlock({
  type: 'EmailContainer',
  label: 'Email container',
  description: 'The content column of the email, up to 600 px wide.',
  category: 'email',
  icon: 'box',
  targets: ['email'],
  shape,
  defaults: {
    maxWidth: EMAIL_WIDTH,
    backgroundColor: '#ffffff',
    textColor: '',
    paddingY: 24,
    paddingX: 32,
    borderRadius: 8,
  },
  canvas: true,
  rules: {
    parents: ['EmailSection'],
    children: EMAIL_CONTAINER_TYPES,
  },
  groups: [],
});
