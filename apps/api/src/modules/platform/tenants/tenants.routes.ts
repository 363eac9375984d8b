import { rolePermissions } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import {
  type Actor,
  type CallInfo,
  getUserAgent,
  type SignedIn,
  type TenantContext,
} from '../../../kernel/access/call.ts';
import { listTenantAccess } from '../../../kernel/access/tenant-access.repository.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { recordChange } from '../../../kernel/events/record-change.ts';
import {
  agencyRoute,
  type BoundRoute,
  platformRoute,
  sessionRoute,
} from '../../../kernel/http/bind-route.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { toTenant } from '../auth/describe-me.ts';
import { invite } from '../users/invitations.service.ts';
import { createAgency, listAgencies, updateAgency } from './agencies.repository.ts';
import { getContents, listManaged, type TenantRow } from './managed-tenants.repository.ts';
import { createTenant, toManaged, updateTenant } from './tenants.service.ts';

/** Dependencies of the tenant routes. */
export interface TenantRoutesOptions {
  readonly db: TenantDatabase;
  readonly mailQueue: MailQueue;
  readonly adminOrigin: string;
  readonly siteUrl: (slug: string) => string;
}

/** Role id of a tenant's first user. */
const ADMINISTRATOR = 3;
const EMPTY = { pages: 0, customers: 0, lastActivity: null };

/** Returns the actor of the platform's owner inside a tenant. */
function ownerIn({ person }: SignedIn, { requestId, address, headers }: CallInfo): Actor {
  const permissions = rolePermissions('1');
  return { person, roleId: '1', permissions, requestId, address, userAgent: getUserAgent(headers) };
}

/** Creates the routes of a user's tenants, those of an agency, and all of the platform. */
export function tenantRoutes(options: TenantRoutesOptions): BoundRoute[] {
  const { db, mailQueue, adminOrigin, siteUrl } = options;
  const { tenants } = apiContract;
  const managed = async (row: TenantRow) => toManaged(row, await getContents(db, row.id), siteUrl);

  return [
    sessionRoute(tenants.list, async ({ signedIn }) => {
      const access = await db.asPlatform('list tenants', (tx) =>
        listTenantAccess(tx, signedIn.person.id),
      );
      const rows = access.map(({ tenant }) => ({ ...toTenant(tenant), agency: tenant.agency }));
      return { results: { rows, total: rows.length } };
    }),
    agencyRoute(tenants.managed, async ({ signedIn, query }) => {
      const { rows, ...page } = await db.asPlatform('run the platform', (tx) =>
        listManaged(tx, signedIn.reach, query),
      );
      const shown: Awaited<ReturnType<typeof managed>>[] = [];
      // Sequential, so that a page of tenants does not use every connection.
      for (const row of rows) shown.push(await managed(row));
      return { results: { ...page, rows: shown } };
    }),
    platformRoute(tenants.create, async ({ signedIn, body, call }) => {
      const row = await db.asPlatform('run the platform', (tx) => createTenant(tx, body));
      const actor = ownerIn(signedIn, call);
      const tenant: TenantContext = {
        ...toTenant(row),
        agency: null,
        plan: row.plan,
        modules: row.modules,
        primaryHost: null,
      };
      await db.asTenant(row.id, async (tx) => {
        const write = { tx, tenantId: row.id, actor };
        await db.platformWithin(tx, 'run the platform', (platform) =>
          invite(
            { tx: platform, tenant, actor, mailQueue, adminOrigin },
            { email: body.administrator, role: ADMINISTRATOR },
          ),
        );
        await recordChange(write, { entity: 'tenant', id: row.id, action: 'created' });
      });
      return { tenant: await managed(row) };
    }),
    platformRoute(tenants.update, async ({ signedIn, params, body, call }) => {
      const { row, changes } = await db.asPlatform('run the platform', (tx) =>
        updateTenant(tx, params.id, body, (now) => toManaged(now, EMPTY, siteUrl)),
      );
      await db.asTenant(row.id, (tx) =>
        recordChange(
          { tx, tenantId: row.id, actor: ownerIn(signedIn, call) },
          { entity: 'tenant', id: row.id, action: 'updated', version: row.version, changes },
        ),
      );
      return { tenant: await managed(row) };
    }),
    platformRoute(tenants.agencies, async () => ({
      results: { rows: await db.asPlatform('run the platform', (tx) => listAgencies(tx)) },
    })),
    platformRoute(tenants.createAgency, async ({ body }) => ({
      agency: await db.asPlatform('run the platform', (tx) => createAgency(tx, body)),
    })),
    platformRoute(tenants.updateAgency, async ({ params, body }) => ({
      agency: await db.asPlatform('run the platform', (tx) => updateAgency(tx, params.id, body)),
    })),
  ];
}
