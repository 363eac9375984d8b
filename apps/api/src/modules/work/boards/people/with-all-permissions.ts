import { OWNER_ROLE_ID, rolePermissions } from '@org/schema';
import type { TenantWrite } from '../../../../kernel/events/record-change.ts';

/**
 * Returns a write in the name of the user that no permission limits, to repeat what people with more permissions have set up. What
 * it returns is not for the user.
 */
export function withAllPermissions(write: TenantWrite): TenantWrite {
  return {
    ...write,
    actor: { ...write.actor, permissions: rolePermissions(OWNER_ROLE_ID) },
  };
}
