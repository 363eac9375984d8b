import type { InferType } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { TYPOGRAPHY_DEFAULTS, typographyShape } from '../page-field/page-typography.ts';

export type PageTitleProps = InferType<typeof typographyShape>;

/** The title of the current page, as the page's heading. */
export const pageTitleDefinition = defineBlock({
  type: 'PageTitle',
  label: 'Page title',
  description: 'The title of the current page, as a heading.',
  category: 'text',
  icon: 'h-1',
  shape: typographyShape,
  defaults: { ...TYPOGRAPHY_DEFAULTS, fontSize: 3 },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing', 'typography'],
  usesStylesOf: ['PageField'],
});
