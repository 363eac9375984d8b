import { defineSettings } from '../../define/define-settings.ts';
import type { AccordionItemProps } from './accordion-item.definition.ts';

/** Settings of an accordion's item. */
export const accordionItemSettings = defineSettings<AccordionItemProps>([
  { kind: 'text', prop: 'title', label: 'Heading' },
  {
    kind: 'toggle',
    prop: 'open',
    label: 'Open by default',
    help: 'All items are open in the editor, so that you can edit them.',
  },
]);
