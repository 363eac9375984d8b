import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** '' for transparent. */
  backgroundColor: string().max(80).defined(),
  /** px above and below its content. */
  paddingY: number().integer().min(0).max(120).required(),
});
export type EmailSectionProps = InferType<typeof shape>;

/** A full-width section of an email. */
export const emailSectionDefinition = defineBlock({
  type: 'EmailSection',
  label: 'Email section',
  description: 'A full-width band of the email with its own background color.',
  category: 'email',
  icon: 'layout-rows',
  targets: ['email'],
  shape,
  defaults: { backgroundColor: '', paddingY: 8 },
  canvas: true,
  rules: { parents: ['EmailWrapper'], children: ['EmailContainer'], max: 12 },
  groups: [],
  children: [{ type: 'EmailContainer' }],
});
