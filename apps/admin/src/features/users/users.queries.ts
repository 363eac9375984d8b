import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../shell/client/api.ts';

const { users, roles } = apiContract;

/** Query of all roles that members of the tenant can have. */
export const rolesQuery = () => callQuery(api, roles.list);

/** Query of pending invitations. */
export const invitationsQuery = () => callQuery(api, users.invitations);

/** Invalidates everything that shows members or roles. */
export async function refreshPeople(queries: QueryClient): Promise<void> {
  const calls = [users.list, users.invitations, roles.list];
  await Promise.all(calls.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })));
}
