import { defineSettings } from '../../define/define-settings.ts';
import type { SubMenuProps } from './sub-menu.definition.ts';

/** Settings of a sub-menu. */
export const subMenuSettings = defineSettings<SubMenuProps>([
  {
    kind: 'segments',
    prop: 'layout',
    label: 'Layout',
    options: [
      { value: 'list', label: 'List' },
      { value: 'row', label: 'Row' },
    ],
    help: 'Shows the published pages that have this page as their parent.',
  },
]);
