import { FONT_WEIGHTS } from '@org/schema';
import { boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';
import { EMAIL_ALIGNS } from '../../email/email-layout.ts';

const shape = object({
  text: string().max(200).defined(),
  href: string().max(2000).defined(),
  backgroundColor: string().max(80).defined(),
  textColor: string().max(80).defined(),
  /** px */
  borderRadius: number().integer().min(0).max(60).required(),
  /** px above and below the text. */
  paddingY: number().integer().min(0).max(40).required(),
  /** px beside the text. */
  paddingX: number().integer().min(0).max(80).required(),
  /** px */
  fontSize: number().integer().min(10).max(32).required(),
  fontWeight: number().oneOf(FONT_WEIGHTS).required(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  fullWidth: boolean().required(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailButtonProps = InferType<typeof shape>;

/** A button of an email. */
export const emailButtonDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailButton',
  label: 'Email button',
  description: 'A button with a link that displays correctly in all email clients.',
  icon: 'click',
  shape,
  defaults: {
    text: 'Click Me',
    href: '',
    backgroundColor: '#007bff',
    textColor: '#ffffff',
    borderRadius: 4,
    paddingY: 10,
    paddingX: 20,
    fontSize: 16,
    fontWeight: 700,
    align: 'center',
    fullWidth: false,
    space: 12,
  },
  inlineText: [{ prop: 'text', kind: 'plain', part: 'text' }],
});
