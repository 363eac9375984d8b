import { defineSettings } from '../../define-settings.ts';
import type { AccordionItemProps } from './accordion-item.definition.ts';

/** Settings of an accordion's item. */
export const accordionItemSettings = defineSettings<AccordionItemProps>([
  { kind: 'text', prop: 'title', label: 'Heading' },
  {
    kind: 'toggle',
    prop: 'open',
    label: 'Open at first',
    help: 'Here every item lies open, so that it can be edited.',
  },
]);
