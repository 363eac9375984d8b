import { defineSettings } from '../../define/define-settings.ts';
import type { TabPanelProps } from './tab-panel.definition.ts';

/** Settings of a tab's panel. */
export const tabPanelSettings = defineSettings<TabPanelProps>([
  {
    kind: 'number',
    prop: 'tabIndex',
    label: 'Tab',
    min: 0,
    max: 9999,
    step: 1,
    help: 'The number in the link that opens this tab. #tab-0 opens the first one.',
  },
]);
