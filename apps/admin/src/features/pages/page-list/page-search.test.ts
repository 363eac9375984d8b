import { describe, expect, it } from 'vitest';
import { changeSearch, readPageSearch, sortOf, toListQuery } from './page-search.ts';

describe('the state of the pages list', () => {
  it('leaves out what is at its default and what is nonsense', () => {
    expect(
      readPageSearch({
        search: '',
        status: 'gone',
        sort: 'password',
        page: 1,
        size: 25,
        direction: 'up',
      }),
    ).toEqual({});
    expect(readPageSearch({ search: 42, page: '3', size: '100', status: 'draft' })).toEqual({
      search: '42',
      page: 3,
      size: 100,
      status: 'draft',
    });
    expect(readPageSearch({ page: -1 })).toEqual({});
  });

  it('asks the server for the newest first unless another order is chosen', () => {
    expect(toListQuery({})).toEqual({
      currentPage: 1,
      itemsPerPage: 25,
      orderBy: 'updated_at',
      orderDirection: 'DESC',
    });
    expect(sortOf({ sort: 'title' })).toEqual({ column: 'title', direction: 'ASC' });
  });

  it('searches from two letters on', () => {
    expect([toListQuery({ search: 'a' }).search, toListQuery({ search: 'ab' }).search]).toEqual([
      undefined,
      'ab',
    ]);
  });

  it('goes back to the first page on every change but turning the page', () => {
    expect(changeSearch({ page: 4, search: 'a' }, { status: 'draft' })).toEqual({
      search: 'a',
      status: 'draft',
    });
    expect(changeSearch({ page: 4, search: 'a' }, { page: 5 })).toEqual({ search: 'a', page: 5 });
    expect(
      changeSearch({ search: 'a', status: 'draft' }, { search: '', status: undefined }),
    ).toEqual({});
  });
});
