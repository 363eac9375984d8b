import { apiContract } from '@org/schema/contract';
import { listResults } from '../../../kernel/database/list-page.ts';
import {
  createCustomField,
  listCustomFields,
  removeCustomField,
  updateCustomField,
} from '../../../kernel/entities/custom-fields.service.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { customerEntity } from './customer.entity.ts';
import { findDuplicates } from './find-duplicates.ts';
import { mergeCustomers } from './merge-customers.ts';

/** Creates the routes of customers. */
export function customerRoutes(send: SendJob): BoundRoute[] {
  const { customers } = apiContract;
  return [
    ...entityRoutes(customers, customerEntity, send),
    staffRoute(customers.duplicates, async (input) => ({
      results: await inTenant(input, (w) => findDuplicates(w, input.query)),
    })),
    staffRoute(customers.merge, async (input) => ({
      customer: await inTenant(input, (w) => mergeCustomers(w, input.body)),
      message: 'Customers merged',
    })),
    staffRoute(customers.customFields, async (input) => {
      const rows = await inTenant(input, ({ tx }) => listCustomFields(tx, customerEntity));
      return { results: listResults({ currentPage: 1, itemsPerPage: 200 }, rows, rows.length) };
    }),
    staffRoute(customers.createCustomField, async (input) => ({
      customField: await inTenant(input, (w) => createCustomField(w, customerEntity, input.body)),
      message: 'Field added',
    })),
    staffRoute(customers.updateCustomField, async (input) => ({
      customField: await inTenant(input, (w) =>
        updateCustomField(w, customerEntity, input.params.id, input.body),
      ),
      message: 'Field saved',
    })),
    staffRoute(customers.removeCustomField, async (input) => {
      await inTenant(input, (w) => removeCustomField(w, customerEntity, input.params.id));
      return { message: 'Field removed' };
    }),
  ];
}
