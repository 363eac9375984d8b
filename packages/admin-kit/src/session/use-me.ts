import { useApi } from '@org/api-client/react';
import type { Permission } from '@org/schema';
import type { Me } from '@org/schema/entities';
import { useSuspenseQuery } from '@tanstack/react-query';
import { can } from './can.ts';
import { meQuery } from './session.queries.ts';

/** Returns the current user. Available on all screens in the shell, whose route loads it. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery(useApi())).data;
}

/** Returns true when the current user has the permission. */
export function useCan(permission: Permission): boolean {
  return can(useMe(), permission);
}
