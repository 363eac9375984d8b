import { expect, it } from 'vitest';
import { archivePath, readArchivePath } from './archive-path.ts';

it.each([
  ['Spring sale: 20% off', 'newsletter/12-spring-sale-20-off'],
  ['{{first_name|friend}}, the kiln is open', 'newsletter/12-the-kiln-is-open'],
  ['<script>alert(1)</script>', 'newsletter/12-script-alert-1-script'],
  ['عرض الربيع', 'newsletter/12-email'],
  ['', 'newsletter/12-email'],
])('derives the path of %j from its id and words', (subject, path) => {
  expect(archivePath({ id: 12, subject })).toBe(path);
  expect(readArchivePath(path)).toBe(12);
});

it('cuts a long subject without a hyphen at the end', () => {
  const path = archivePath({ id: 3, subject: `${'a'.repeat(59)} ${'b'.repeat(40)}` });
  expect(path).toBe(`newsletter/3-${'a'.repeat(59)}`);
});

it.each([
  'newsletter',
  'newsletter/2',
  'newsletter/0-email',
  'newsletter/x-1',
  'newsletter/12-',
  'newsletter/12-a/b',
  'blog/12-a',
  `newsletter/${'9'.repeat(30)}-a`,
])('reads no id from %j', (path) => {
  expect(readArchivePath(path)).toBeUndefined();
});
