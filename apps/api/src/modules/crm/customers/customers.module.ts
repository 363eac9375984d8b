import { defineModule } from '../../../kernel/module/define-module.ts';
import { customerEntity } from './customer.entity.ts';
import { customerImport } from './customer-import.ts';
import { customerRoutes } from './customers.routes.ts';
import { seedCustomers } from './seed-customers.ts';

/** Customers, with duplicates and custom fields. */
export const customersModule = defineModule({
  name: 'crm/customers',
  entities: [customerEntity],
  imports: [customerImport],
  seeds: () => [{ seedTenant: seedCustomers }],
  routes: ({ send }) => customerRoutes(send),
});
