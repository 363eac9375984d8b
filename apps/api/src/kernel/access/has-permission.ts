import type { Permission } from '@org/schema';
import type { Permitted } from './call.ts';

/** True when the person may do it: the one question about permissions that the server asks. */
export function hasPermission({ permissions }: Permitted, permission: Permission): boolean {
  return permissions.has(permission);
}
