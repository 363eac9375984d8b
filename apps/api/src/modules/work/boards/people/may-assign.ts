import type { PermissionModule } from '@org/schema';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../../kernel/access/has-permission.ts';
import type { TenantWrite } from '../../../../kernel/events/record-change.ts';

/** Returns whether the user may assign people to records of a module: administrators and managers may. */
export function canAssign(
  module: PermissionModule,
  { actor }: Pick<TenantWrite, 'actor'>,
): boolean {
  return hasPermission(actor, `${module}.can_assign`);
}

/**
 * Checks that only those who may assign people change who else watches a record; everybody may watch it themselves, or stop.
 * Errors: `forbidden`.
 */
export function requireMayWatch(
  module: PermissionModule,
  write: TenantWrite,
  next: readonly number[],
  before: readonly number[],
): void {
  if (canAssign(module, write)) return;
  const changed = [
    ...next.filter((id) => !before.includes(id)),
    ...before.filter((id) => !next.includes(id)),
  ];
  if (changed.some((id) => id !== write.actor.person.id))
    throw appError('forbidden', {
      message: 'Only administrators and managers can choose who else watches this',
    });
}

/**
 * Checks that only those who may assign people change who is assigned; everybody may assign a new record to themselves.
 * Errors: `forbidden`.
 */
export function requireMayAssign(
  module: PermissionModule,
  write: TenantWrite,
  next: readonly number[],
  before: readonly number[] | undefined,
): void {
  if (canAssign(module, write)) return;
  const me = write.actor.person.id;
  const isSame = before?.length === next.length && next.every((id) => before.includes(id));
  const isMine = before === undefined && next.every((id) => id === me);
  if (!isSame && !isMine)
    throw appError('forbidden', {
      message: 'Only administrators and managers can assign people',
    });
}
