import { ACTIONS, MODULES } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { Actor, RunInTenant, TenantContext } from '../../../kernel/access/call.ts';
import type { PlatformTx, TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { recordChange } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { createRole, listRoles, removeRole, updateRole } from './roles.service.ts';

interface Call {
  readonly run: RunInTenant;
  readonly tenant: TenantContext;
  readonly actor: Actor;
}

/** Creates the routes of a tenant's roles. */
export function roleRoutes(db: TenantDatabase): BoundRoute[] {
  const { roles } = apiContract;

  /** Changes a role and records it in one transaction. */
  function changing<Value>(
    { run, tenant, actor }: Call,
    action: 'created' | 'updated' | 'deleted',
    work: (part: { tx: PlatformTx; tenantId: number; actor: Actor }) => Promise<Value>,
    getId: (value: Value) => number,
  ): Promise<Value> {
    const tenantId = tenant.id;
    return run(async (tx) => {
      const value = await db.platformWithin(tx, 'people of a tenant', (platform) =>
        work({ tx: platform, tenantId, actor }),
      );
      await recordChange({ tx, tenantId, actor }, { entity: 'role', id: getId(value), action });
      return value;
    });
  }

  return [
    staffRoute(roles.schema, async () => ({ modules: [...MODULES], actions: [...ACTIONS] })),
    staffRoute(roles.list, async ({ tenant, actor }) => ({
      results: {
        rows: await db.asPlatform('people of a tenant', (tx) =>
          listRoles({ tx, tenantId: tenant.id, actor }),
        ),
      },
    })),
    staffRoute(roles.create, async ({ body, ...call }) => ({
      role: await changing(
        call,
        'created',
        (work) => createRole(work, body),
        ({ id }) => id,
      ),
    })),
    staffRoute(roles.update, async ({ body, params, ...call }) => ({
      role: await changing(
        call,
        'updated',
        (work) => updateRole(work, params.id, body),
        ({ id }) => id,
      ),
    })),
    staffRoute(roles.remove, async ({ params, ...call }) => {
      await changing(
        call,
        'deleted',
        (work) => removeRole(work, params.id),
        () => params.id,
      );
      return { message: 'Role deleted' };
    }),
  ];
}
