import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';
import { EMAIL_ALIGNS, EMAIL_WIDTH } from '../../email/email-layout.ts';

const shape = object({
  src: string().max(20_000).defined(),
  altText: string().max(500).defined(),
  /** Natural size of the picture in px, 0 when unknown. */
  naturalWidth: number().integer().min(0).required(),
  naturalHeight: number().integer().min(0).required(),
  /** Media type of the uploaded file; '' when unknown. */
  mimeType: string().max(60).defined(),
  /** Width of the logo in px. */
  width: number().integer().min(20).max(EMAIL_WIDTH).required(),
  /** Name instead of a logo. */
  name: string().max(120).defined(),
  /** px, of the name. */
  fontSize: number().integer().min(14).max(40).required(),
  /** '' inherits the email's color. */
  color: string().max(80).defined(),
  /** URL that the logo or name opens; '' for none. */
  href: string().max(2000).defined(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailHeaderProps = InferType<typeof shape>;

/** The logo or name of the sender. */
export const emailHeaderDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailHeader',
  label: 'Email header',
  description: 'Your logo, or your name, linked to your site.',
  icon: 'box-align-top',
  shape,
  defaults: {
    src: '',
    altText: '',
    naturalWidth: 0,
    naturalHeight: 0,
    mimeType: '',
    width: 160,
    name: '{{company_name}}',
    fontSize: 22,
    color: '',
    href: '/',
    align: 'center',
    space: 16,
  },
});
