import type { Permission } from '@org/schema';
import { appError } from '@org/schema/errors';
import type { Permitted } from '../../../kernel/access/call.ts';
import { hasPermission } from '../../../kernel/access/has-permission.ts';

/**
 * Checks that a user sees all records that a report sums up.
 * @throws `forbidden`
 */
export function requirePermission(actor: Permitted, permission: Permission): void {
  if (!hasPermission(actor, permission)) throw appError('forbidden');
}
