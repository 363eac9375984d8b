import type { Me, Permission, PermissionAction, PermissionModule } from '@org/schema';
import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from './session.queries.ts';

/** Who is signed in. Screens below the shell may rely on it: the shell's route has loaded it. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery()).data;
}

/** True when the person may do it in the active tenant. */
export function can(me: Pick<Me, 'permissions'>, permission: Permission): boolean {
  const [module, action] = permission.split('.') as [PermissionModule, PermissionAction];
  return me.permissions[module]?.[action] === true;
}

/** True when the signed-in person may do it. */
export function useCan(permission: Permission): boolean {
  return can(useMe(), permission);
}
