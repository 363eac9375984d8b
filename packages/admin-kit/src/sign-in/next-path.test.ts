import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it.each([
  ['/admin/pages?search=a#b', '/admin/pages?search=a#b'],
  ['//evil.test', '/admin'],
  ['/\\evil.test', '/admin'],
  ['/\t/evil.test', '/admin'],
  ['https://evil.test', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['/login?next=/login', '/admin'],
  [undefined, '/admin'],
])('leads from %j to %s', (next, path) => {
  expect(nextPath(next)).toBe(path);
});
