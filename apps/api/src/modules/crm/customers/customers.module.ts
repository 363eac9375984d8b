import { defineModule } from '../../../kernel/module/define-module.ts';
import { customerEntity } from './customer.entity.ts';
import { customerImport } from './customer-import.ts';
import { customerRoutes } from './customers.routes.ts';

/** Customers, with duplicates and custom fields. */
export const customersModule = defineModule({
  name: 'crm/customers',
  entities: [customerEntity],
  imports: [customerImport],
  routes: ({ send }) => customerRoutes(send),
});
