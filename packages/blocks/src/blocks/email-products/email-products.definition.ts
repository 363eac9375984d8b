import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';

/** Maximum numbers of products of an email's block, in all and side by side. */
export const MAX_EMAIL_PRODUCTS = 12;
export const MAX_EMAIL_PRODUCTS_PER_ROW = 3;

const shape = object({
  /** Ids of products of the shop, in order. */
  products: array(number().integer().min(1).required()).max(MAX_EMAIL_PRODUCTS).required(),
  perRow: number().integer().min(1).max(MAX_EMAIL_PRODUCTS_PER_ROW).required(),
  showPrice: boolean().required(),
  /** Text of the button below each product; '' for none. */
  buttonText: string().max(60).defined(),
  buttonColor: string().max(80).defined(),
  buttonTextColor: string().max(80).defined(),
  /** px above and below them. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailProductsProps = InferType<typeof shape>;

/** Products of the shop, with the prices of the moment at which the email is sent. */
export const emailProductsDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailProducts',
  label: 'Email products',
  description: 'Products of your shop with the prices of the moment of sending.',
  icon: 'shopping-bag',
  shape,
  defaults: {
    products: [],
    perRow: 2,
    showPrice: true,
    buttonText: 'View',
    buttonColor: '#1f2937',
    buttonTextColor: '#ffffff',
    space: 8,
  },
});
