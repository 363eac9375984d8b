import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  title: string().max(300).defined(),
  buttonText: string().max(200).defined(),
});
export type CarbonCalculatorProps = InferType<typeof shape>;

/** Calculator of a shipment's emissions and of their offset. */
export const carbonCalculatorDefinition = defineBlock({
  type: 'CarbonCalculator',
  label: 'Carbon calculator',
  description: 'Visitors calculate the emissions of a shipment and how to offset them.',
  category: 'interactive',
  icon: 'leaf',
  shape,
  defaults: { title: 'What does a shipment emit?', buttonText: 'Calculate' },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
  usesStylesOf: ['Button'],
  inlineText: [{ prop: 'title', kind: 'plain', part: 'title' }],
});
