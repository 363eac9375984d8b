import { defineSettings } from '../../define/define-settings.ts';
import { LINK_LINE_FIELDS } from '../../define/link-line-fields.ts';
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
  ...LINK_LINE_FIELDS,
]);
