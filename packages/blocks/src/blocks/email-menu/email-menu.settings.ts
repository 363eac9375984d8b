import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import { type EmailMenuProps, MAX_MENU_LINKS } from './email-menu.definition.ts';

/** Settings of an email menu. */
export const emailMenuSettings = defineSettings<EmailMenuProps>([
  {
    kind: 'list',
    prop: 'links',
    label: 'Links',
    itemLabel: 'Link',
    newItem: { text: 'New link', href: '' },
    max: MAX_MENU_LINKS,
    fields: [
      { kind: 'text', prop: 'text', label: 'Text', required: true },
      { kind: 'link', prop: 'href', label: 'Link' },
    ],
  },
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
]);
