import { FONT_WEIGHTS } from '@org/schema';
import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** '' inherits the color of the surrounding text. */
  fontColor: string().max(80).defined(),
  /** rem */
  fontSize: number().min(0.5).max(3).required(),
  fontWeight: number().oneOf(FONT_WEIGHTS).required(),
});
export type CopyrightProps = InferType<typeof shape>;

/** Copyright notice with the company and the year. */
export const copyrightDefinition = defineBlock({
  type: 'Copyright',
  label: 'Copyright text',
  description: 'The current year and your company name from the settings.',
  category: 'text',
  icon: 'copyright',
  shape,
  defaults: { fontColor: '', fontSize: 1, fontWeight: 400 },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'spacing', 'typography'],
  aliases: ['CopyrightText'],
});
