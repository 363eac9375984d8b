import { apiContract } from '@org/schema/contract';
import { customFieldRoutes } from '../../../kernel/entity-routes/custom-field.routes.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { customerEntity } from './customer.entity.ts';
import type { CustomerTable, UndoMergeCheck } from './customer-references.ts';
import { dismissDuplicates } from './dismiss-duplicates.ts';
import { findDuplicates } from './find-duplicates.ts';
import { mergeCustomers } from './merge-customers.ts';
import { undoMerge } from './undo-merge.ts';

/** Creates the routes of customers. */
export function customerRoutes(
  send: SendJob,
  tables: () => readonly CustomerTable[],
  checks: () => readonly UndoMergeCheck[],
): BoundRoute[] {
  const { customers } = apiContract;
  return [
    ...entityRoutes(customers, customerEntity, send),
    staffRoute(customers.duplicates, async (input) => ({
      results: await inTenant(input, (w) => findDuplicates(w, input.query)),
    })),
    staffRoute(customers.merge, async (input) => ({
      customer: await inTenant(input, (w) => mergeCustomers(w, tables(), input.body)),
      message: 'Customers merged',
    })),
    staffRoute(customers.undoMerge, async (input) => {
      const extensions = { tables: tables(), checks: checks() };
      const restored = await inTenant(input, (w) => undoMerge(w, extensions, input.params.id));
      return { restored, message: 'Merge undone' };
    }),
    staffRoute(customers.dismissDuplicates, async (input) => {
      await inTenant(input, (w) => dismissDuplicates(w, input.body.ids));
      return { message: 'These customers will not be proposed as duplicates again' };
    }),
    ...customFieldRoutes(customers, customerEntity),
  ];
}
