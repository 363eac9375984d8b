import { defineModule } from '../../../kernel/module/define-module.ts';

/** Quantities, reservations and changes of stock, for the modules that sell and count. */
export const stockModule = defineModule({ name: 'commerce/stock' });
