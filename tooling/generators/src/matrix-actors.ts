import { type Permission, type RoleId, roleCan } from '../../../packages/schema/src/roles.ts';

/** Who acts in the matrix of actors and routes, beside nobody and a visitor. */
const STAFF: readonly (readonly [actor: string, role: RoleId])[] = [
  ['viewer', '8'],
  ['editor', '5'],
  ['manager', '4'],
  ['admin', '3'],
  ['otherAdmin', '3'],
  ['agency', '2'],
  ['owner', '1'],
];

/** The actors that the permission table lets in, in the manner of a list's inside. */
export function actorsWith(permission: string): string {
  return STAFF.filter(([, role]) => roleCan(role, permission as Permission))
    .map(([actor]) => `'${actor}'`)
    .join(', ');
}

/** True where every actor may change all of a module or nothing, which is how the matrix has the calls of an entity. */
export function isAllOrNothing(permission: string): boolean {
  const has = (action: string): string => actorsWith(`${permission}.${action}`);
  return (
    ['can_update', 'can_delete', 'can_export'].every((one) => has(one) === has('can_create')) &&
    has('can_view') === has('can_view_all')
  );
}
