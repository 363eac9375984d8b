import { apiContract, FIRST_STEPS, type FirstStepId, type FirstSteps } from '@org/schema/contract';
import { sql } from 'kysely';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import { cacheActor } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import type { FirstStepCheck } from './first-step-check.ts';

/** Returns the steps that the tenant's own tables show as done. */
async function ownSteps(
  tx: TenantTx,
  checks: readonly FirstStepCheck[],
): Promise<{
  readonly done: ReadonlySet<FirstStepId>;
  readonly isHidden: boolean;
}> {
  const { rows } = await sql<{ page: boolean; hidden: boolean }>`
    select
      exists (select from pages where deleted_at is null and status = 'published') as page,
      coalesce((select is_hidden from first_steps), false) as hidden`.execute(tx);
  const [found] = rows;
  const { main_logo } = await getSettings(tx);
  const elsewhere: FirstStepId[] = [];
  for (const check of checks) elsewhere.push(...(await check(tx)));
  return {
    done: new Set<FirstStepId>([
      ...(found?.page ? ['page' as const] : []),
      ...(main_logo === '' ? [] : ['brand' as const]),
      ...elsewhere,
    ]),
    isHidden: found?.hidden === true,
  };
}

/** Returns the steps that the platform's tables show as done. */
async function platformSteps(
  db: TenantDatabase,
  tenantId: number,
): Promise<ReadonlySet<FirstStepId>> {
  const [found] = await db.askPlatform(
    'people of a tenant',
    sql<{ domain: boolean; people: boolean }>`
      select
        exists (select from domains where tenant_id = ${tenantId} and verified_at is not null) as domain,
        (select count(*) from memberships where tenant_id = ${tenantId} and role_id <> '9') > 1
          or exists (select from invitations where tenant_id = ${tenantId}) as people`,
  );
  return new Set([
    ...(found?.domain ? ['domain' as const] : []),
    ...(found?.people ? ['people' as const] : []),
  ]);
}

/** Creates the routes of a new tenant's checklist. */
export function firstStepRoutes(
  db: TenantDatabase,
  getChecks: () => readonly FirstStepCheck[],
): BoundRoute[] {
  const { firstSteps } = apiContract;
  async function read(
    run: <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>,
    tenantId: number,
  ): Promise<FirstSteps> {
    const { done, isHidden } = await run((tx) => ownSteps(tx, getChecks()));
    const elsewhere = await platformSteps(db, tenantId);
    return {
      steps: FIRST_STEPS.map((id) => ({ id, isDone: done.has(id) || elsewhere.has(id) })),
      isHidden,
    };
  }
  return [
    staffRoute(firstSteps.get, async ({ run, tenant }) => ({
      firstSteps: await read(run, tenant.id),
    })),
    staffRoute(firstSteps.setHidden, async ({ run, tenant, actor, body }) => {
      await run(async (tx) => {
        const hidden_by = await cacheActor({ tx, tenantId: tenant.id, actor });
        const row = { is_hidden: body.isHidden, hidden_by, updated_at: new Date() };
        await tx
          .insertInto('first_steps')
          .values({ tenant_id: tenant.id, ...row })
          .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
          .execute();
      });
      return {
        firstSteps: await read(run, tenant.id),
        message: body.isHidden ? 'Checklist hidden' : 'Checklist shown',
      };
    }),
  ];
}
