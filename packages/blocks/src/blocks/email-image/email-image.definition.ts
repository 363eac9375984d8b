import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';
import { EMAIL_ALIGNS, EMAIL_WIDTH } from '../../email/email-layout.ts';

const shape = object({
  src: string().max(20_000).defined(),
  altText: string().max(500).defined(),
  /** Natural size of the image in px, 0 when unknown. */
  naturalWidth: number().integer().min(0).required(),
  naturalHeight: number().integer().min(0).required(),
  /** Media type of the uploaded file; '' when unknown. */
  mimeType: string().max(60).defined(),
  /** px; 0 for the width of the container. */
  width: number().integer().min(0).max(EMAIL_WIDTH).required(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  /** px */
  borderRadius: number().integer().min(0).max(60).required(),
  /** URL of the link; '' for none. */
  href: string().max(2000).defined(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailImageProps = InferType<typeof shape>;

/** An image of an email. */
export const emailImageDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailImage',
  label: 'Email image',
  description: 'A picture, with an optional link.',
  icon: 'photo',
  shape,
  defaults: {
    src: '',
    altText: '',
    naturalWidth: 0,
    naturalHeight: 0,
    mimeType: '',
    width: 0,
    align: 'center',
    borderRadius: 0,
    href: '',
    space: 8,
  },
});
