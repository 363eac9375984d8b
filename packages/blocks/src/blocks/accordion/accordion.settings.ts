import { defineSettings } from '../../define/define-settings.ts';
import { type AccordionProps, MAX_ITEMS } from './accordion.definition.ts';

/** Settings of an accordion. */
export const accordionSettings = defineSettings<AccordionProps>([
  {
    kind: 'columns',
    prop: 'numberOfItems',
    label: 'Number of items',
    min: 1,
    max: MAX_ITEMS,
    help: 'Removing items deletes their content. Edit the headings on the page.',
  },
  { kind: 'toggle', prop: 'darkMode', label: 'Dark' },
]);
