import { defineSettings } from '../../define/define-settings.ts';
import { MAX_TABS, NEW_TAB, type TabsProps } from './tabs.definition.ts';

/** Settings of tabs. */
export const tabsSettings = defineSettings<TabsProps>([
  {
    kind: 'list',
    prop: 'tabHeaders',
    label: 'Tabs',
    itemLabel: 'Tab',
    newItem: { ...NEW_TAB },
    max: MAX_TABS,
    orderBy: 'sort',
    fields: [
      { kind: 'text', prop: 'title', label: 'Title', required: true },
      { kind: 'icon', prop: 'icon', label: 'Icon' },
    ],
    help: 'A new tab adds an empty panel. Deleting a tab deletes its blocks.',
  },
  {
    kind: 'segments',
    prop: 'tabStyle',
    label: 'Style',
    options: [
      { value: 'default', label: 'Line' },
      { value: 'pills', label: 'Pills' },
    ],
  },
  { kind: 'toggle', prop: 'darkMode', label: 'Dark' },
]);
