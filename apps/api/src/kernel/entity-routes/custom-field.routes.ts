import type { CustomFieldContract } from '@org/schema/contract';
import { listResults } from '../database/list-page.ts';
import {
  createCustomField,
  listCustomFields,
  removeCustomField,
  updateCustomField,
} from '../entities/custom-fields.service.ts';
import type { AnyEntityDefinition } from '../entities/entity-definition.ts';
import { type BoundRoute, staffRoute } from '../http/bind-route.ts';
import { inTenant } from '../http/in-tenant.ts';

/** Returns handlers of the endpoints of an entity's custom fields. */
export function customFieldRoutes(
  contract: CustomFieldContract,
  kind: AnyEntityDefinition,
): BoundRoute[] {
  return [
    staffRoute(contract.customFields, async (input) => {
      const rows = await inTenant(input, ({ tx }) => listCustomFields(tx, kind));
      return { results: listResults({ currentPage: 1, itemsPerPage: 200 }, rows, rows.length) };
    }),
    staffRoute(contract.createCustomField, async (input) => ({
      customField: await inTenant(input, (w) => createCustomField(w, kind, input.body)),
      message: 'Field added',
    })),
    staffRoute(contract.updateCustomField, async (input) => ({
      customField: await inTenant(input, (w) =>
        updateCustomField(w, kind, input.params.id, input.body),
      ),
      message: 'Field saved',
    })),
    staffRoute(contract.removeCustomField, async (input) => {
      await inTenant(input, (w) => removeCustomField(w, kind, input.params.id));
      return { message: 'Field removed' };
    }),
  ];
}
