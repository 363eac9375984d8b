import { type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** The `tabIndex` of its tab. */
  tabIndex: number().integer().min(0).max(9999).required(),
});
export type TabPanelProps = InferType<typeof shape>;

/** Content of a tab. */
export const tabPanelDefinition = defineBlock({
  type: 'TabPanel',
  label: 'Tab',
  description: 'The content of one tab.',
  category: 'interactive',
  icon: 'layout-navbar',
  shape,
  defaults: { tabIndex: 0 },
  canvas: true,
  internal: true,
  rules: { parents: ['Tabs'], children: ['Container', 'Row', 'Grid', 'Text', 'Button', 'Icons'] },
  groups: ['alignment', 'background', 'spacing'],
  children: [{ type: 'Text', props: { text: 'What there is to say here.' } }],
  partOf: 'Tabs',
});
