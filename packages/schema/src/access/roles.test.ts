import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  isStaff,
  MODULES,
  OWNER_ROLE_ID,
  type Permission,
  permissionTree,
  ROLE_PERMISSIONS,
  ROLES,
  type RoleId,
  roleCan,
  USER_ROLE_ID,
} from './roles.ts';

const IDS = Object.keys(ROLES) as RoleId[];

describe('roles', () => {
  it('PERM-007 are owner, administrator, manager and user, and all except users are staff', () => {
    expect(ROLES[OWNER_ROLE_ID]).toBe('OWNER');
    expect(OWNER_ROLE_ID).toBe('1');
    expect(Object.values(ROLES)).toEqual(
      expect.arrayContaining(['OWNER', 'ADMINISTRATOR', 'MANAGER', 'USER']),
    );
    expect(IDS.filter((id) => !isStaff(id))).toEqual([USER_ROLE_ID]);
    expect(ROLES[USER_ROLE_ID]).toBe('USER');
  });

  it('give users no permission, and all staff except accountants the permission to view pages', () => {
    expect([...ROLE_PERMISSIONS.USER]).toEqual([]);
    expect(IDS.filter((id) => isStaff(id) && !roleCan(id, 'pages.can_view'))).toEqual(['7']);
  });

  it('give nobody below a manager the permission to change settings', () => {
    expect(IDS.filter((id) => roleCan(id, 'settings.can_update'))).toEqual(['1', '2', '3', '4']);
  });

  it('send the client exactly the permissions of the table', () => {
    for (const id of IDS) {
      const tree = permissionTree(id);
      const told = MODULES.flatMap((module) =>
        ACTIONS.filter((action) => tree[module]?.[action]).map(
          (action): Permission => `${module}.${action}`,
        ),
      );
      expect(told.sort(), id).toEqual([...ROLE_PERMISSIONS[ROLES[id]]].sort());
    }
  });
});
