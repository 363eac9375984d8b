import { apiContract } from '@org/schema/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { putRow } from './list-cache.ts';

const calls = { route: apiContract.pages.list };
const list = (titles: readonly string[]) => ({
  success: true,
  results: { rows: titles.map((title, at) => ({ id: at + 1, title })), total: titles.length },
});

function held() {
  const queries = new QueryClient();
  queries.setQueryData(['pages.list', {}, { currentPage: 1 }], list(['One', 'Two']));
  queries.setQueryData(['pages.list', {}, { search: 'one' }], list(['One']));
  queries.setQueryData(['pages.list', 'count'], 2);
  return { queries, all: () => queries.getQueriesData({}).map(([, data]) => data) };
}

it('replaces a row in every cached response, and restores it', () => {
  const { queries, all } = held();
  const back = putRow(queries, calls, { id: 1, title: 'First' });
  expect(all()).toEqual([list(['First', 'Two']), list(['First']), 2]);
  back();
  expect(all()).toEqual([list(['One', 'Two']), list(['One']), 2]);
});

it('does not restore a row that has changed since', () => {
  const { queries, all } = held();
  const back = putRow(queries, calls, { id: 1, title: 'First' });
  putRow(queries, calls, { id: 1, title: 'Of somebody else' });
  back();
  expect(all()[1]).toEqual(list(['Of somebody else']));
});
