import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CORE_JOURNEYS } from './core-journeys.ts';
import { readAllTitles, readTitles, toPattern } from './select-journeys.ts';

const FOLDER = join(import.meta.dirname, 'journeys');

describe('readTitles', () => {
  it('reads titles in every kind of quotes, also below a loop or a group', () => {
    const source = [
      "test('saves a page', async () => {});",
      'test("shows the site\'s header", async () => {});',
      `  test(\`edits \${at + 1} of \${PAGES}\`, async () => {});`,
      'test.beforeEach(() => undefined);',
      "expect(/a/.test('no journey'));",
    ].join('\n');
    expect(readTitles(source)).toEqual([
      'saves a page',
      "shows the site's header",
      `edits \${at + 1} of \${PAGES}`,
    ]);
  });

  it('finds every journey, so that each can be drawn', () => {
    for (const file of globSync('*.test.ts', { cwd: FOLDER })) {
      const source = readFileSync(join(FOLDER, file), 'utf8');
      const calls = source.match(/^ *test\(/gm) ?? [];
      expect(readTitles(source), file).toHaveLength(calls.length);
    }
  });
});

it('matches the whole title of a journey, with any value in the place of a variable', () => {
  const pattern = toPattern(`the site \${site} fits (every width)`);
  expect(pattern.test('starter-sites.test.ts the site bistro fits (every width)')).toBe(true);
  expect(pattern.test('starter-sites.test.ts the site bistro fits (every width) again')).toBe(
    false,
  );
  expect(toPattern('a page').test('pages.test.ts a page')).toBe(true);
  expect(toPattern('a page').test('pages.test.ts aa page')).toBe(false);
});

it('names only core journeys that exist, each once', () => {
  const titles = readAllTitles(FOLDER);
  const core = Object.values(CORE_JOURNEYS);
  expect(core.filter((title) => !titles.includes(title))).toEqual([]);
  expect(new Set(core).size).toBe(core.length);
  expect(new Set(titles).size).toBe(titles.length);
});
