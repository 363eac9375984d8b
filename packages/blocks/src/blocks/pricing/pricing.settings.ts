import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import { MAX_BOXES, NEW_BOX, type PricingProps } from './pricing.definition.ts';

/** Settings of a pricing table. */
export const pricingSettings = defineSettings<PricingProps>([
  { kind: 'text', prop: 'title', label: 'Title' },
  { kind: 'textarea', prop: 'description', label: 'Description' },
  {
    kind: 'segments',
    prop: 'headerAlignment',
    label: 'Align header',
    options: ALIGN_OPTIONS,
  },
  {
    kind: 'segments',
    prop: 'themeMode',
    label: 'Mode',
    options: [
      { value: 'light', label: 'As the page' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  {
    kind: 'list',
    prop: 'pricingBoxes',
    label: 'Offers',
    itemLabel: 'Offer',
    newItem: { ...NEW_BOX },
    max: MAX_BOXES,
    fields: [
      { kind: 'text', prop: 'title', label: 'Title', required: true },
      { kind: 'text', prop: 'price', label: 'Price', required: true, placeholder: '$15 per month' },
      {
        kind: 'textarea',
        prop: 'features',
        label: 'Features',
        required: true,
        help: 'Separated by commas.',
      },
      { kind: 'text', prop: 'buttonText', label: 'Button', required: true },
      {
        kind: 'text',
        prop: 'buttonLink',
        label: 'Button link',
        required: true,
        placeholder: '/signup',
      },
      {
        kind: 'segments',
        prop: 'buttonSize',
        label: 'Button size',
        options: [
          { value: 'sm', label: 'Small' },
          { value: 'default', label: 'Normal' },
          { value: 'lg', label: 'Large' },
        ],
      },
    ],
  },
]);
