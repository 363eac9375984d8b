import { BUTTON_VARIANTS } from '@org/schema';
import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { BUTTON_SIZES } from '../button/button.definition.ts';

const shape = object({
  text: string().max(500).defined(),
  /** https URL of the studio; the product's variant is added as `variantid`. */
  studioUrl: string().max(4000).defined(),
  variant: string().oneOf(BUTTON_VARIANTS).required(),
  size: string().oneOf(BUTTON_SIZES).required(),
});
export type DesignOnlineProps = InferType<typeof shape>;

/** A button that opens a design studio in an overlay. */
export const designOnlineDefinition = defineBlock({
  type: 'DesignOnline',
  label: 'Design online',
  description: 'A button that opens a design studio over the page.',
  category: 'commerce',
  icon: 'palette',
  shape,
  defaults: { text: 'Design online', studioUrl: '', variant: 'primary', size: 'default' },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'spacing'],
  aliases: ['DesignOnlineButton'],
  usesStylesOf: ['Button'],
  inlineText: [{ prop: 'text', kind: 'plain', part: 'text' }],
});
