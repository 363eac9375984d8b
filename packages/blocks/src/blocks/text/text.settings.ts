import { FONT_WEIGHTS } from '@org/schema';
import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import { TEXT_LOOKS, TEXT_TAGS, type TextProps } from './text.definition.ts';

/** Settings of a text. */
export const textSettings = defineSettings<TextProps>([
  { kind: 'textarea', prop: 'text', label: 'Text' },
  {
    kind: 'select',
    prop: 'tag',
    label: 'Tag',
    options: TEXT_TAGS.map((tag) => ({
      value: tag,
      label: tag === 'p' ? 'Paragraph' : `Heading ${tag.slice(1)}`,
      sets: TEXT_LOOKS[tag],
    })),
    help: 'Headings form the outline of the page. Use only one heading 1.',
  },
  { kind: 'slider', prop: 'fontSize', label: 'Size', min: 0.5, max: 6, step: 0.25, unit: 'rem' },
  {
    kind: 'select',
    prop: 'fontWeight',
    label: 'Weight',
    options: FONT_WEIGHTS.map((weight) => ({ value: weight, label: String(weight) })),
  },
  {
    kind: 'segments',
    prop: 'textAlign',
    label: 'Align',
    options: [...ALIGN_OPTIONS, { value: 'justify', label: 'Justify' }],
  },
  { kind: 'color', prop: 'color', label: 'Color', readOnBehind: true },
]);
