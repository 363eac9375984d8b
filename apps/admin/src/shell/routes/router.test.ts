import { expect, it } from 'vitest';
import { router } from './router.tsx';

const screenAt = (path: string) => router.matchRoutes(path).at(-1)?.routeId;

it.each([
  ['/login', '/login'],
  ['/admin', '/staff/admin/'],
  ['/admin/pages', '/staff/admin/pages'],
  ['/admin/pages/new', '/staff/admin/pages/new'],
  ['/admin/pages/12', '/staff/admin/pages/$id'],
  ['/admin/collections/new', '/staff/admin/collections/new'],
  ['/admin/collections/3/items/new', '/staff/admin/collections/$collection/items/new'],
  ['/admin/collections/3/items/12', '/staff/admin/collections/$collection/items/$id'],
])('has a screen at %s', (path, route) => {
  expect(screenAt(path)).toBe(route);
});

it('ROUTE-ADMIN-01 ROUTE-ADMIN-02 has the editor frame and the editor, both for staff only and outside of the shell', () => {
  expect(screenAt('/admin/editorwrapper')).toBe('/staff/admin/editorwrapper');
  expect(screenAt('/admin/editor')).toBe('/staff/admin/editor');
  expect(router.matchRoutes('/admin/editor').map(({ routeId }) => routeId)).toEqual([
    '__root__',
    '/staff',
    '/staff/admin/editor',
  ]);
});

it('SHELL-015 ROUTE-ADMIN-05 ROUTE-ADMIN-11 has the screens of projects and tasks', () => {
  for (const [path, route] of [
    ['/admin/projects', '/projects'],
    ['/admin/projects/new', '/projects/new'],
    ['/admin/projects/12', '/projects/$id'],
    ['/admin/projects/fields', '/projects/fields'],
    ['/admin/tasks/fields', '/tasks/fields'],
    ['/admin/tasks', '/tasks'],
    ['/admin/tasks/new', '/tasks/new'],
    ['/admin/tasks/12', '/tasks/$id'],
    ['/admin/my-work', '/my-work'],
  ] as const)
    expect(screenAt(path), path).toBe(`/staff/admin${route}`);
});

it('ROUTE-ADMIN-04 ROUTE-ADMIN-10 has the screens of quotes and invoices', () => {
  for (const [path, route] of [
    ['/admin/quotes', '/quotes'],
    ['/admin/quotes/new', '/quotes/new'],
    ['/admin/quotes/12', '/quotes/$id'],
    ['/admin/invoices', '/invoices'],
    ['/admin/invoices/new', '/invoices/new'],
    ['/admin/invoices/12', '/invoices/$id'],
    ['/admin/recurring-invoices', '/recurring-invoices'],
    ['/admin/recurring-invoices/new', '/recurring-invoices/new'],
    ['/admin/recurring-invoices/12', '/recurring-invoices/$id'],
  ] as const)
    expect(screenAt(path), path).toBe(`/staff/admin${route}`);
});

it('has the screens of reports', () => {
  for (const name of ['', '/ageing', '/revenue', '/tax', '/quotes', '/statement', '/journal'])
    expect(screenAt(`/admin/reports${name}`)).toBe(`/staff/admin/reports${name}`);
});

it('ROUTE-ADMIN-09 has Settings and Theme Settings at one path', () => {
  expect(screenAt('/admin/setting/general')).toBe('/staff/admin/setting/general');
});

it('SHELL-015 has the list of boards, and a screen for each board', () => {
  expect(screenAt('/admin/boards')).toBe('/staff/admin/boards');
  expect(screenAt('/admin/boards/3')).toBe('/staff/admin/boards/$id');
});
