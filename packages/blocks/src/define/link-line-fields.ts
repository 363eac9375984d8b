import type { LinkLineProps } from '../email/link-line.ts';
import { ALIGN_OPTIONS } from './align-options.ts';
import type { FieldOf } from './define-settings.ts';

/** Fields of the settings panel that style a line of links in an email. */
export const LINK_LINE_FIELDS: readonly FieldOf<LinkLineProps>[] = [
  {
    kind: 'segments',
    prop: 'separator',
    label: 'Between',
    options: [
      { value: 'space', label: 'Space' },
      { value: 'dot', label: 'Dot' },
      { value: 'bar', label: 'Bar' },
    ],
  },
  { kind: 'color', prop: 'color', label: 'Color' },
  { kind: 'slider', prop: 'fontSize', label: 'Size', min: 10, max: 24, step: 1, unit: 'px' },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
];
