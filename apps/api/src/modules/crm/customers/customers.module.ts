import { defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { customerEntity } from './customer.entity.ts';
import { customerImport } from './customer-import.ts';
import { CUSTOMER_TABLES, OWN_CUSTOMER_TABLES, UNDO_MERGE_CHECKS } from './customer-references.ts';
import { customerRoutes } from './customers.routes.ts';
import { seedCustomers } from './seed-customers.ts';

/** Customers, with duplicates and custom fields. */
export const customersModule = defineModule({
  name: 'crm/customers',
  entities: [customerEntity],
  imports: [customerImport],
  seeds: () => [{ seedTenant: seedCustomers }],
  extensions: OWN_CUSTOMER_TABLES.map((table) => extend(CUSTOMER_TABLES, () => table)),
  routes: ({ send, extensions }) =>
    customerRoutes(
      send,
      () => extensions(CUSTOMER_TABLES),
      () => extensions(UNDO_MERGE_CHECKS),
    ),
});
