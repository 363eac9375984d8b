import { ROLES, USER_ROLE_ID } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { sql } from 'kysely';
import { containing } from '../../../kernel/database/list-page.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { type BoundRoute, type StaffInput, staffRoute } from '../../../kernel/http/bind-route.ts';

/** Maximum number of people in one response. */
const MOST = 100;

interface Assignee {
  readonly id: number;
  readonly displayName: string;
  readonly firstname: string;
  readonly email: string;
  readonly role: string;
}

/** Returns active staff of a tenant: those with the given ids, or the first whose name or email contains a text. */
function findStaff(
  db: TenantDatabase,
  tenantId: number,
  {
    ids,
    search = '',
  }: { readonly ids?: readonly number[] | undefined; readonly search?: string | undefined },
): Promise<Assignee[]> {
  return db.asPlatform('list members', async (tx) => {
    const pattern = containing(search);
    const staff = tx
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select([
        'users.id',
        'users.display_name',
        'users.firstname',
        'users.email',
        'memberships.role_id',
      ])
      .where('memberships.tenant_id', '=', tenantId)
      .where('memberships.role_id', '!=', USER_ROLE_ID)
      .where('memberships.status', '=', 'active')
      .where('users.status', '=', 'active')
      .where(sql<boolean>`(users.display_name ilike ${pattern} or users.email ilike ${pattern})`)
      .orderBy(sql`lower(users.display_name)`);
    const rows = await (ids
      ? staff.where(sql<boolean>`users.id = any(${ids}::bigint[])`)
      : staff.limit(MOST)
    ).execute();
    return rows.map(({ id, display_name, firstname, email, role_id }) => ({
      id,
      displayName: display_name,
      firstname,
      email,
      role: ROLES[role_id],
    }));
  });
}

/** Records refer to the tenant's own rows of people; this creates the rows of users who have not acted in the tenant yet. */
async function remember(
  run: StaffInput<unknown>['run'],
  tenantId: number,
  staff: readonly Assignee[],
): Promise<void> {
  if (staff.length === 0) return;
  const people = staff.map(({ id, displayName }) => ({
    tenant_id: tenantId,
    user_id: id,
    display_name: displayName,
  }));
  await run((tx) =>
    tx
      .insertInto('people')
      .values(people)
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
      .execute(),
  );
}

/** Creates the route that lists the people to whom records can be assigned. */
export function assigneeRoutes(db: TenantDatabase): BoundRoute[] {
  return [
    staffRoute(apiContract.assignees.list, async ({ run, tenant, query }) => {
      const staff = await findStaff(db, tenant.id, query);
      await remember(run, tenant.id, staff);
      const missing = (query.ids ?? []).filter((id) => staff.every((one) => one.id !== id));
      // A former member who is still referred to has only a name left in the tenant.
      const left = await run((tx) => peopleByIds(tx, missing));
      const gone = [...left.values()].map((one) => ({
        ...one,
        firstname: '',
        email: '',
        role: '',
      }));
      const rows = [...staff, ...gone];
      const found = { rows, total: rows.length };
      return { ...found, results: found };
    }),
  ];
}
