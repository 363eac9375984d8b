import { apiContract } from '@org/schema/contract';
import { type SqlBool, sql } from 'kysely';
import { mapRows, readList } from '../../../kernel/database/read-list.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { toTemplate } from '../templates/templates.service.ts';
import { COMPONENTS } from './components.repository.ts';
import { removeComponent } from './remove-component.ts';

/** Creates the routes of components. */
export function componentRoutes(): BoundRoute[] {
  const { components } = apiContract;
  return [
    staffRoute(components.list, async ({ run, query }) => {
      const own = [sql<SqlBool>`component_templates.type = 'component'`];
      const rows = await run((tx) => readList(tx, COMPONENTS, query, own));
      return {
        results: mapRows(rows, (row) => ({ ...toTemplate(row), usage_count: row.usage_count })),
      };
    }),
    staffRoute(components.remove, async (input) => {
      const { detach = false } = input.query;
      await inTenant(input, (write) => removeComponent(write, input.params.id, { detach }));
      return { message: 'Component deleted' };
    }),
  ];
}
