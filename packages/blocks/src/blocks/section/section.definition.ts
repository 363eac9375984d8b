import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** Anchor for links of the page, as `#name`; '' for none. */
  anchor: string()
    .matches(/^[a-z][a-z0-9-]*$/i, { excludeEmptyString: true })
    .max(60)
    .defined(),
});
/** Props of the block "Section". */
export type SectionProps = InferType<typeof shape>;

/** A full-width section of the page, with its content in columns. */
export const sectionDefinition = defineBlock({
  type: 'Section',
  label: 'Section',
  description: 'A full-width band of the page, with content in columns.',
  category: 'layout',
  icon: 'layout-rows',
  shape,
  defaults: { anchor: '' },
  canvas: true,
  rules: { parents: ['Wrapper'], children: ['Column'], min: 1, max: 12 },
  groups: ['alignment', 'background', 'border', 'spacing'],
  children: [{ type: 'Column' }],
});
