import { defineModule } from '../../../kernel/module/define-module.ts';
import { seedBilling } from './seed-billing.ts';

/** Quotes and invoices of the demo, with their answers and payments. */
export const demoModule = defineModule({
  name: 'billing/demo',
  seeds: () => [{ seedTenant: seedBilling }],
});
