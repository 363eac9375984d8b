import type { Me, Permission } from '@org/schema';
import { useSuspenseQuery } from '@tanstack/react-query';
import { can } from './can.ts';
import { meQuery } from './session.queries.ts';

/** Who is signed in. Screens below the shell may rely on it: the shell's route has loaded it. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery()).data;
}

/** True when the signed-in person may do it. */
export function useCan(permission: Permission): boolean {
  return can(useMe(), permission);
}
