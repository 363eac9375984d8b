import { permissionTree } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { getPermissions, newRoleForm, toRoleBody } from './role-form.ts';

describe('the form of a role', () => {
  it("starts with the base role's permissions that the user may grant", () => {
    const { permissions } = newRoleForm('8', permissionTree('5'));
    expect(permissions).toContain('pages.can_view');
    expect(permissions).not.toContain('customers.can_view');
    expect(permissions).not.toContain('pages.can_create');
  });

  it('sends nothing that the base role does not have', () => {
    const body = toRoleBody({
      name: 'A',
      base_role: '8',
      permissions: ['pages.can_view', 'pages.can_delete'],
    });
    expect(body).toEqual({ name: 'A', base_role: '8', permissions: ['pages.can_view'] });
  });

  it('reads a tree of permissions', () => {
    expect(getPermissions({ pages: { can_view: true, can_delete: false } })).toEqual([
      'pages.can_view',
    ]);
  });
});
