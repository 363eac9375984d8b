import { describe, expect, expectTypeOf, it } from 'vitest';
import { rows } from './rows.ts';

const list = [{ id: 1 }, { id: 2 }];

/** Documented response shapes of lists, each with its expected total. */
const ENVELOPES = [
  ['rows with a total', { rows: list, total: 9 }, 9],
  ['rows with a count', { rows: list, count: 9 }, 9],
  ['rows alone', { rows: list }, 2],
  ['results.rows with a total', { results: { rows: list, total: 9 } }, 9],
  ['results as a list', { results: list }, 2],
  ['results as a list with a total beside', { results: list, total: 9 }, 9],
  ['boards', { boards: list }, 2],
  ['menuItems', { menuItems: list }, 2],
] as const;

describe('rows', () => {
  it.each(ENVELOPES)('API-GEN-08 returns plain rows and total of %s', (_name, envelope, total) => {
    expect(rows(envelope)).toEqual({ rows: list, total });
  });

  it('PAGE-011 returns the pages of the page picker with id, title and slug', () => {
    const answer = { results: { rows: [{ id: 1, title: 'Home', slug: '' }], total: 1 } };
    const found = rows(answer);
    expectTypeOf(found.rows).toEqualTypeOf<
      readonly { id: number; title: string; slug: string }[]
    >();
    expect(found).toEqual({ rows: [{ id: 1, title: 'Home', slug: '' }], total: 1 });
  });

  it('throws for a response without a list', () => {
    expect(() => rows({ results: {} } as never)).toThrow('holds no list');
  });
});
