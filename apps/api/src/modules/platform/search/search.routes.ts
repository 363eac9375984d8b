import { apiContract } from '@org/schema/contract';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { searchRecords } from './search.service.ts';

/** Creates the route of the search of all records. */
export function searchRoutes(entities: ReadonlyMap<string, AnyEntityDefinition>): BoundRoute[] {
  return [
    staffRoute(apiContract.search.find, async (input) => ({
      results: await inTenant(input, (reader) =>
        searchRecords(reader, entities.values(), input.tenant, input.query.search),
      ),
    })),
  ];
}
