import { defineSettings } from '../../define/define-settings.ts';
import type { EmailOrderSummaryProps } from './email-order-summary.definition.ts';

/** Settings of an order summary. */
export const emailOrderSummarySettings = defineSettings<EmailOrderSummaryProps>([
  {
    kind: 'toggle',
    prop: 'showText',
    label: 'Text',
    help: 'What happened, such as the delivery address or the tracking number.',
  },
  { kind: 'toggle', prop: 'showItems', label: 'Items and totals' },
  { kind: 'toggle', prop: 'showButton', label: 'Button' },
  {
    kind: 'color',
    prop: 'buttonColor',
    label: 'Button color',
    when: { prop: 'showButton', is: [true] },
  },
  {
    kind: 'color',
    prop: 'buttonTextColor',
    label: 'Button text',
    when: { prop: 'showButton', is: [true] },
  },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
