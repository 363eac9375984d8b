import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { TYPOGRAPHY_DEFAULTS, typographyShape } from './page-typography.ts';

/** Fields of a page. */
export const PAGE_FIELDS = ['title', 'slug', 'excerpt', 'image'] as const;

const shape = object({ field: string().oneOf(PAGE_FIELDS).required() }).concat(typographyShape);
export type PageFieldProps = InferType<typeof shape>;

/** A field of the current page, also in templates. */
export const pageFieldDefinition = defineBlock({
  type: 'PageField',
  label: 'Page field',
  description: 'The title, address, excerpt or picture of the current page.',
  category: 'text',
  icon: 'file-description',
  shape,
  defaults: { field: 'title', ...TYPOGRAPHY_DEFAULTS },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
});
