import type { TenantTables } from '../../../kernel/database/tables.gen.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';

/** Table whose rows belong to a customer by their column `customer_id`; the primary key is `tenant_id` and `id`. */
export type CustomerTable = keyof TenantTables & string;

/** Modules add the tables whose rows follow a customer into a merge, and back out of it. */
export const CUSTOMER_TABLES = defineExtensionPoint<CustomerTable>('tables of customers');

/** Customers of a merge that is undone. */
interface UndoneMerge {
  readonly keptId: number;
  readonly otherIds: readonly number[];
}

/**
 * Checks a merge that is being undone, after its records have moved back, in the same transaction.
 * @throws `not_now` with a reason, such as credit that was used since
 */
export type UndoMergeCheck = (tx: TenantTx, merge: UndoneMerge) => Promise<void>;

/** Modules add the checks that can refuse to undo a merge. */
export const UNDO_MERGE_CHECKS = defineExtensionPoint<UndoMergeCheck>('checks of undone merges');

/** Tables of the domain itself. */
export const OWN_CUSTOMER_TABLES: readonly CustomerTable[] = [
  'vehicles',
  'notes',
  'form_submissions',
  'customer_emails',
];
