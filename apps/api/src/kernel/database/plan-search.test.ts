import { afterAll, beforeAll, expect, it } from 'vitest';
import { callCustomers, getAll, getCustomers } from '../../../test/support/customers.ts';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';

const COUNT = 30_000;
/** Rows that contain each word; `n` is a row's number, and its name. */
const HAS: Readonly<Record<string, (n: number) => boolean>> = {
  everyone: () => true,
  half: (n) => n % 2 === 0,
  quarter: (n) => n % 4 === 0,
  fifth: (n) => n % 5 === 0,
  rare: (n) => n % 1000 === 0,
};

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  const tenant = t.world.alpha.id;
  const one = async (statement: string): Promise<void> => {
    await t.database.asOwner(statement, [tenant]);
  };
  // The order of the list differs from that of the ids.
  await one(
    `insert into app.customers (tenant_id, lastname, display_name, status, updated_at)
     select $1, 'n' || n, 'n' || lpad(n::text, 5, '0'), case when n % 3 = 0 then 'lead' else 'active' end,
       timestamptz '2020-01-01' + (n::bigint * 7919 % ${COUNT}) * interval '1 minute'
     from generate_series(1, ${COUNT}) n`,
  );
  const words = `(values ('everyone', 1), ('half', 2), ('halfway', 4), ('quarter', 4), ('fifth', 5), ('rare', 1000)) v (word, every)`;
  await one(
    `insert into app.search_words (tenant_id, entity, entity_id, word)
     select tenant_id, 'customer', id, word from app.customers, ${words}
     where tenant_id = $1 and display_name like 'n_____' and substr(lastname, 2)::int % every = 0`,
  );
  await one(
    `update app.row_counts set n = n + ${COUNT} where tenant_id = $1 and entity = 'customer'`,
  );
  // Autovacuum would do this within a minute.
  await t.database.asOwner('analyze app.customers, app.search_words', []);
});
afterAll(() => t.close());

const getNumber = (name: string): number => Number(name.slice(1));
const list = (query: Readonly<Record<string, string>>) =>
  callCustomers(t, 'GET', `?${new URLSearchParams(query)}`);

/** Returns the numbers of the rows with all search terms, in the order of the list. */
function expected(words: string, more: (n: number) => boolean = () => true): number[] {
  const has = words.split(' ').map((word) => HAS[word]);
  return Array.from({ length: COUNT }, (_, at) => at + 1)
    .filter((n) => more(n) && has.every((one) => one?.(n)))
    .sort((one, other) => ((other * 7919) % COUNT) - ((one * 7919) % COUNT));
}

it.each([
  ['everyone', 10_000, true],
  ['half', 10_000, true],
  ['quarter', 7500, false],
  ['fifth', 6000, false],
  ['rare', 30, false],
  ['everyone half', 10_000, true],
  ['half quarter', 7500, false],
  ['half fifth', 3000, false],
  ['everyone rare', 30, false],
  ['rare half fifth', 30, false],
])('finds the rows with %s on every page', async (search, total, totalIsCapped) => {
  const all = expected(search);
  const last = Math.ceil(total / 25);
  for (const page of new Set([1, 2, Math.ceil(last / 2), last])) {
    const answer = await list({ search, currentPage: String(page) });
    expect(
      getCustomers(answer).map(({ displayName }) => getNumber(displayName)),
      `page ${page}`,
    ).toEqual(all.slice((page - 1) * 25, page * 25));
    expect(answer.body.results).toMatchObject({ total, totalIsCapped });
  }
});

it('reads all results of a search by cursor, in any order', async () => {
  for (const [search, orderBy] of [
    ['quarter', 'displayName'],
    ['rare everyone', 'updated_at'],
  ] as const) {
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const more: Readonly<Record<string, string>> = cursor ? { cursor } : {};
      const part = await list({ search, orderBy, itemsPerPage: '200', ...more });
      seen.push(...getCustomers(part).map(({ displayName }) => getNumber(displayName)));
      cursor = (part.body.results as { nextCursor: string | null }).nextCursor;
    }
    const all = expected(search).toSorted((one, other) => one - other);
    expect(seen.toSorted((one, other) => one - other)).toEqual(all);
    if (orderBy === 'displayName') expect(seen).toEqual(all);
  }
});

it('counts the results of a search with a filter, whichever of them matches more', async () => {
  const filter = JSON.stringify(getAll({ field: 'status', operator: 'in', value: ['lead'] }));
  for (const search of ['everyone', 'quarter', 'half fifth', 'rare']) {
    const all = expected(search, (n) => n % 3 === 0);
    const answer = await list({ search, filter });
    expect(getCustomers(answer).map(({ displayName }) => getNumber(displayName))).toEqual(
      all.slice(0, 25),
    );
    expect(answer.body.results, search).toMatchObject({
      total: Math.min(all.length, 10_000),
      totalIsCapped: all.length > 10_000,
    });
  }
});

it('changes all results of a search', async () => {
  const answer = await callCustomers(t, 'PUT', 'bulk/', {
    selection: { matching: { search: 'quarter' } },
    set: { source: 'Searched' },
  });
  expect(answer.body, answer.text).toMatchObject({ changed: 7500, failed: [] });
  const many = await callCustomers(t, 'PUT', 'bulk/', {
    selection: { matching: { search: 'everyone' } },
    set: { source: 'Searched' },
  });
  expect(many.body, many.text).toMatchObject({ changed: 0, work: { status: 'gathering' } });
});

it('finds deleted records only in the trash, and elsewhere again after they are restored', async () => {
  const found = getCustomers(await list({ search: 'rare', itemsPerPage: '200' }));
  const ids = found.slice(0, 10).map(({ id }) => id);
  const idsIn = async (query: Readonly<Record<string, string>>) =>
    getCustomers(await list({ search: 'rare', itemsPerPage: '200', ...query })).map(({ id }) => id);
  await callCustomers(t, 'DELETE', '', { selection: { ids } });
  expect((await idsIn({})).length).toBe(20);
  expect((await idsIn({ onlydeleted: '1' })).toSorted()).toEqual(ids.toSorted());
  expect((await idsIn({ showdeleted: '1' })).length).toBe(30);
  await callCustomers(t, 'POST', 'restore/', { ids });
  expect((await idsIn({})).length).toBe(30);
  expect(await idsIn({ onlydeleted: '1' })).toEqual([]);
});
