import { defineSettings } from '../../define/define-settings.ts';
import {
  type EmailProductsProps,
  MAX_EMAIL_PRODUCTS,
  MAX_EMAIL_PRODUCTS_PER_ROW,
} from './email-products.definition.ts';

/** Settings of products. */
export const emailProductsSettings = defineSettings<EmailProductsProps>([
  {
    kind: 'records',
    of: 'products',
    prop: 'products',
    label: 'Products',
    max: MAX_EMAIL_PRODUCTS,
    help: 'Prices are those of the moment of sending.',
  },
  {
    kind: 'slider',
    prop: 'perRow',
    label: 'Per row',
    min: 1,
    max: MAX_EMAIL_PRODUCTS_PER_ROW,
    step: 1,
  },
  { kind: 'toggle', prop: 'showPrice', label: 'Price' },
  { kind: 'text', prop: 'buttonText', label: 'Button', placeholder: 'View' },
  { kind: 'color', prop: 'buttonColor', label: 'Button color' },
  { kind: 'color', prop: 'buttonTextColor', label: 'Button text' },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
