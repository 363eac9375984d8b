import { defineSettings } from '../../define/define-settings.ts';
import type { PageFieldProps } from './page-field.definition.ts';
import { TYPOGRAPHY_FIELDS } from './typography-settings.ts';

/** Settings of a page's field. */
export const pageFieldSettings = defineSettings<PageFieldProps>([
  {
    kind: 'select',
    prop: 'field',
    label: 'Field',
    options: [
      { value: 'title', label: 'Title' },
      { value: 'slug', label: 'Address' },
      { value: 'excerpt', label: 'Excerpt' },
      { value: 'image', label: 'Picture' },
    ],
  },
  ...TYPOGRAPHY_FIELDS,
]);
