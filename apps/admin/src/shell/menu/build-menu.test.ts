import { permissionTree, type RoleId } from '@org/schema';
import type { Me } from '@org/schema/entities';
import { IconHome } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { buildMenu } from './build-menu.ts';
import { menu } from './menu.ts';
import type { MenuEntry, MenuGroup, MenuItem } from './menu.types.ts';

const reader = (
  role: RoleId,
  over: Partial<Me> = {},
): Pick<Me, 'permissions' | 'plan' | 'tenant'> => ({
  permissions: permissionTree(role),
  plan: { level: 'basic', modules: [] },
  tenant: { id: 1, guid: 'g', name: 'Kiln & Clay', slug: 'demo', favicon: '' },
  ...over,
});

const item = (id: string, sort: number, over: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  icon: IconHome,
  sort,
  ...over,
});
const group = (items: MenuItem[]): MenuGroup[] => [{ id: 'g', label: 'G', sort: 0, items }];
const labels = (groups: MenuGroup[]) =>
  groups.flatMap(({ items }) => items.map(({ label }) => label));

describe('the menu', () => {
  it('SHELL-010 is sorted by sort, then by label', () => {
    expect(
      labels(buildMenu(group([item('c', 2), item('b', 1), item('a', 2)]), reader('3'))),
    ).toEqual(['b', 'a', 'c']);
  });

  it('SHELL-009 omits hidden items, and empty groups', () => {
    expect(
      labels(buildMenu(group([item('a', 1, { omit: true }), item('b', 2)]), reader('3'))),
    ).toEqual(['b']);
    expect(buildMenu(group([item('a', 1, { omit: true })]), reader('3'))).toEqual([]);
  });

  it('SHELL-007 keeps the submenu of an item, sorted and without hidden entries', () => {
    const below: MenuEntry[] = [
      { id: 'z', label: 'z', sort: 2 },
      { id: 'y', label: 'y', sort: 1 },
      { id: 'x', label: 'x', sort: 0, omit: true },
    ];
    const [first] = buildMenu(group([item('a', 1, { items: below })]), reader('3'));
    expect(first?.items[0]?.items?.map(({ id }) => id)).toEqual(['y', 'z']);
  });

  it('shows an item by permission, plan and module only', () => {
    const items = [
      item('users', 1, { permission: 'users.can_view' }),
      item('quotes', 2, { plan: 'enterprise' }),
      item('mail', 3, { module: 'email_marketing' }),
    ];
    expect(labels(buildMenu(group(items), reader('4')))).toEqual([]);
    const whole = reader('3', { plan: { level: 'enterprise', modules: ['email_marketing'] } });
    expect(labels(buildMenu(group(items), whole))).toEqual(['users', 'quotes', 'mail']);
    expect(labels(buildMenu(group(items), { ...whole, tenant: null }))).toEqual(['quotes', 'mail']);
  });

  it('SHELL-014 has projects and tasks on the enterprise plan only', () => {
    const work = (level: 'basic' | 'enterprise') =>
      labels(buildMenu(menu, reader('3', { plan: { level, modules: [] } }))).filter((label) =>
        ['My work', 'Projects', 'Tasks', 'Notes'].includes(label),
      );
    expect(work('basic')).toEqual([]);
    expect(work('enterprise')).toEqual(['Notes', 'My work', 'Projects', 'Tasks']);
  });

  it('contains no screen that an accountant may not open', () => {
    expect(labels(buildMenu(menu, reader('7')))).toEqual([
      'Overview',
      'Orders',
      'Products',
      'Coupons',
      'Customers',
      'People',
      'Settings',
    ]);
    expect(labels(buildMenu(menu, reader('5')))).toEqual([
      'Overview',
      'Pages',
      'Collections',
      'Blog',
      'Releases',
      'Media',
      'Visits',
      'Products',
      'Trash',
      'Settings',
    ]);
  });
});

describe('boards', () => {
  const plan: Me['plan'] = { level: 'enterprise', modules: [] };
  const { kanban: _, ...others } = permissionTree('3');
  const isListed = (over: Partial<Me>): boolean =>
    labels(buildMenu(menu, reader('3', over))).includes('Boards');

  it('SHELL-015 are in the menu of tenants with the enterprise plan', () => {
    expect(isListed({ plan })).toBe(true);
    expect(isListed({})).toBe(false);
  });

  it('are hidden from people who may not see them', () => {
    expect(isListed({ plan, permissions: others })).toBe(false);
  });
});
