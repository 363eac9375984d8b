import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

const { users, roles } = apiContract;

/** All roles that people of the tenant can have. */
export const rolesQuery = () => callQuery(api, roles.list);

/** Who was invited and has not come yet. */
export const invitationsQuery = () => callQuery(api, users.invitations);

/** Asks again for everything that shows people or roles. */
export async function refreshPeople(queries: QueryClient): Promise<void> {
  const calls = [users.list, users.invitations, roles.list];
  await Promise.all(calls.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })));
}
