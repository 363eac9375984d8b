import { apiContract } from '@org/schema';
import type { DataDoor } from '../../database/data-door.ts';
import { type BoundRoute, sessionRoute } from '../../http/bind-route.ts';
import { toTenant } from '../auth/describe-me.ts';
import { listTenantAccess } from '../auth/tenant-access.repository.ts';

/** Tenants that the signed-in person can work in. */
export function tenantRoutes(door: DataDoor): BoundRoute[] {
  return [
    sessionRoute(apiContract.tenants.list, async ({ signedIn }) => {
      const access = await door.asPlatform('list tenants', (tx) =>
        listTenantAccess(tx, signedIn.person.id),
      );
      const rows = access.map(({ tenant }) => ({ ...toTenant(tenant), agency: tenant.agency }));
      return { results: { rows, total: rows.length } };
    }),
  ];
}
