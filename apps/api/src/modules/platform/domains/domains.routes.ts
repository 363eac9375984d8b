import { apiContract } from '@org/schema/contract';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { listDomains } from './domains.repository.ts';
import {
  addDomain,
  changePrimary,
  type DomainTools,
  removeDomain,
  toDomain,
  verifyDomain,
} from './domains.service.ts';

/** Creates the routes of a tenant's own domains. */
export function domainRoutes(tools: DomainTools): BoundRoute[] {
  const { domains } = apiContract;
  const { db, hosts } = tools;
  return [
    staffRoute(domains.list, async ({ tenant }) => {
      const rows = await db.asPlatform('domains of a tenant', (tx) => listDomains(tx, tenant.id));
      return {
        results: { rows: rows.map(toDomain), total: rows.length },
        built_in: hosts.builtInHost(tenant.slug),
      };
    }),
    staffRoute(domains.create, async ({ tenant, actor, body }) => ({
      domain: toDomain(await addDomain(tools, { tenantId: tenant.id, actor }, body.host)),
      message: 'Domain added',
    })),
    staffRoute(domains.verify, async ({ tenant, actor, params }) => {
      const row = await verifyDomain(tools, { tenantId: tenant.id, actor }, params.id);
      return { domain: toDomain(row), message: row.problem || 'Domain verified' };
    }),
    staffRoute(domains.update, async ({ tenant, actor, params, body }) => {
      const write = { tenantId: tenant.id, actor };
      const row = await changePrimary(tools, write, params.id, body.is_primary);
      const message = row.is_primary
        ? 'All other addresses now redirect here'
        : 'Main domain removed';
      return { domain: toDomain(row), message };
    }),
    staffRoute(domains.remove, async ({ tenant, actor, params }) => {
      await removeDomain(tools, { tenantId: tenant.id, actor }, params.id);
      return { message: 'Domain removed' };
    }),
  ];
}
