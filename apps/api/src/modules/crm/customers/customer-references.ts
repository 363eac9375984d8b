import type { TenantTables } from '../../../kernel/database/tables.gen.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';

/** Table whose rows belong to a customer by their column `customer_id`; the primary key is `tenant_id` and `id`. */
export type CustomerTable = keyof TenantTables & string;

/** Modules add the tables whose rows follow a customer into a merge, and back out of it. */
export const CUSTOMER_TABLES = defineExtensionPoint<CustomerTable>('tables of customers');

/** Tables of the domain itself. */
export const OWN_CUSTOMER_TABLES: readonly CustomerTable[] = [
  'vehicles',
  'notes',
  'form_submissions',
  'customer_emails',
];
