import { apiContract, ROLES, USER_ROLE_ID } from '@org/schema';
import { sql } from 'kysely';
import type { DataDoor } from '../../database/data-door.ts';
import { containing } from '../../database/list-page.ts';
import { type BoundRoute, staffRoute } from '../../http/bind-route.ts';

/** Most people of one answer. */
const MOST = 100;

/** Handler of the list of people to whom records can be given. */
export function assigneeRoutes(door: DataDoor): BoundRoute[] {
  return [
    staffRoute(apiContract.assignees.list, async ({ run, tenant, query }) => {
      const members = await door.asPlatform('list members', async (tx) => {
        const pattern = containing(query.search ?? '');
        return tx
          .selectFrom('memberships')
          .innerJoin('users', 'users.id', 'memberships.user_id')
          .select([
            'users.id',
            'users.display_name',
            'users.firstname',
            'users.email',
            'memberships.role_id',
          ])
          .where('memberships.tenant_id', '=', tenant.id)
          .where('memberships.role_id', '!=', USER_ROLE_ID)
          .where('memberships.status', '=', 'active')
          .where('users.status', '=', 'active')
          .where(
            sql<boolean>`(users.display_name ilike ${pattern} or users.email ilike ${pattern})`,
          )
          .orderBy(sql`lower(users.display_name)`)
          .limit(MOST)
          .execute();
      });
      // Records refer to people by the tenant's own rows of them, which begin here for who has not acted yet.
      if (members.length > 0)
        await run((tx) =>
          tx
            .insertInto('people')
            .values(
              members.map(({ id, display_name }) => ({
                tenant_id: tenant.id,
                user_id: id,
                display_name,
              })),
            )
            .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
            .execute(),
        );
      const rows = members.map(({ id, display_name, firstname, email, role_id }) => ({
        id,
        displayName: display_name,
        firstname,
        email,
        role: ROLES[role_id],
      }));
      const found = { rows, total: rows.length };
      return { ...found, results: found };
    }),
  ];
}
