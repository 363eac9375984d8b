import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';

const shape = object({
  src: string().max(20_000).defined(),
  altText: string().max(500).defined(),
  /** Natural size of the picture in px, 0 when unknown. */
  naturalWidth: number().integer().min(0).required(),
  naturalHeight: number().integer().min(0).required(),
  /** Media type of the uploaded file; '' when unknown. */
  mimeType: string().max(60).defined(),
  /** URL of the video. */
  href: string().max(2000).defined(),
  /** Text of the bar below the picture. */
  text: string().max(120).defined(),
  backgroundColor: string().max(80).defined(),
  textColor: string().max(80).defined(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailVideoProps = InferType<typeof shape>;

/** A picture of a video with a bar to play it: videos do not play in emails. */
export const emailVideoDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailVideo',
  label: 'Email video',
  description: 'A picture that opens a video, since videos do not play in emails.',
  icon: 'player-play',
  shape,
  defaults: {
    src: '',
    altText: '',
    naturalWidth: 0,
    naturalHeight: 0,
    mimeType: '',
    href: '',
    text: 'Watch the video',
    backgroundColor: '#1f2937',
    textColor: '#ffffff',
    space: 8,
  },
});
