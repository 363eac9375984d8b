import { FONT_WEIGHTS } from '@org/schema';
import { type FieldOf, getOptions } from '../../define/define-settings.ts';
import { PAGE_FONTS, type PageTypography, TEXT_SHADOWS } from './page-typography.ts';

/** Typography settings of page fields. */
export const TYPOGRAPHY_FIELDS: readonly FieldOf<PageTypography>[] = [
  { kind: 'select', prop: 'fontFamily', label: 'Font', options: getOptions(PAGE_FONTS) },
  {
    kind: 'slider',
    prop: 'fontSize',
    label: 'Size',
    min: 0.5,
    max: 8,
    step: 0.25,
    unit: 'rem',
    help: 'Size on desktop. Tablets use 95 % and phones 60 % of it.',
  },
  {
    kind: 'select',
    prop: 'fontWeight',
    label: 'Weight',
    options: FONT_WEIGHTS.map((weight) => ({ value: weight, label: String(weight) })),
  },
  { kind: 'color', prop: 'textColor', label: 'Color', readOnBehind: true },
  { kind: 'slider', prop: 'lineHeight', label: 'Line height', min: 0.8, max: 3, step: 0.05 },
  {
    kind: 'slider',
    prop: 'letterSpacing',
    label: 'Letter spacing',
    min: -0.2,
    max: 1,
    step: 0.01,
    unit: 'em',
  },
  {
    kind: 'segments',
    prop: 'textAlign',
    label: 'Align',
    options: [
      { value: 'left', label: 'Left' },
      { value: 'center', label: 'Center' },
      { value: 'right', label: 'Right' },
    ],
  },
  { kind: 'select', prop: 'textShadow', label: 'Shadow', options: getOptions(TEXT_SHADOWS) },
  { kind: 'toggle', prop: 'smallCaps', label: 'Small caps' },
];
