import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import { type IconsProps, NEW_ICON } from './icons.definition.ts';

/** Settings of icons. */
export const iconsSettings = defineSettings<IconsProps>([
  {
    kind: 'list',
    prop: 'icons',
    label: 'Icons',
    itemLabel: 'Icon',
    newItem: { ...NEW_ICON },
    max: 50,
    fields: [
      { kind: 'icon', prop: 'icon', label: 'Icon', required: true },
      { kind: 'number', prop: 'width', label: 'Width', min: 8, max: 512, step: 1, unit: 'px' },
      { kind: 'number', prop: 'height', label: 'Height', min: 8, max: 512, step: 1, unit: 'px' },
      { kind: 'color', prop: 'color', label: 'Color', required: true },
      { kind: 'link', prop: 'href', label: 'Link', also: { target: 'hrefTarget' } },
      {
        kind: 'text',
        prop: 'label',
        label: 'Name',
        help: 'Read aloud by screen readers when the icon is a link.',
      },
      { kind: 'text', prop: 'cssClasses', label: 'CSS classes' },
    ],
  },
  {
    kind: 'segments',
    prop: 'direction',
    label: 'Direction',
    options: [
      { value: 'row', label: 'Row' },
      { value: 'column', label: 'Column' },
    ],
  },
  { kind: 'segments', prop: 'justify', label: 'Justify', options: ALIGN_OPTIONS },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'gap', label: 'Gap', min: 0, max: 5, step: 1 },
]);
