import { PAGE_FIELDS } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  getAddress,
  getAsked,
  getConfig,
  getState,
  getViewState,
  isChanged,
  type ListState,
  readListAddress,
} from './list-state.ts';

const USUAL: ListState = {
  search: '',
  filter: undefined,
  sort: [{ column: 'updated_at', direction: 'DESC' }],
  columns: undefined,
  page: 1,
  size: 25,
};
const DRAFTS = {
  combinator: 'and' as const,
  rules: [{ field: 'status', operator: 'in' as const, value: ['draft'] }],
};
const read = (given: object) => readListAddress(given, PAGE_FIELDS);
const state = (given: object, base = USUAL) => getState(read(given), base, PAGE_FIELDS);

describe('the state of a list', () => {
  it('drops invalid parameters of the URL', () => {
    expect(
      read({
        search: '',
        filter: 'password.is.x',
        sort: 'password*author',
        page: 1,
        size: 33,
        view: 'mine',
        columns: '',
      }),
    ).toEqual({});
    expect(read({ page: -1, search: ['x'], filter: {} })).toEqual({});
    expect(
      read({ search: 42, page: '3', size: '100', filter: 'status.in.draft', view: 7 }),
    ).toEqual({ search: '42', page: 3, size: 100, filter: 'status.in.draft', view: '7' });
  });

  it('is written to the URL when it differs from the default, and read back', () => {
    const changed: ListState = {
      search: 'kiln',
      filter: DRAFTS,
      sort: [
        { column: 'status', direction: 'ASC' },
        { column: 'title', direction: 'DESC' },
      ],
      columns: ['title', 'slug'],
      page: 3,
      size: 200,
    };
    const address = getAddress(changed, USUAL, undefined);
    expect(address).toEqual({
      search: 'kiln',
      filter: 'status.in.draft',
      sort: 'status*-title',
      columns: 'title*slug',
      page: 3,
      size: 200,
    });
    expect(state(address)).toEqual(changed);
    expect(getAddress(USUAL, USUAL, undefined)).toEqual({});
  });

  it('requests up to three sort columns, and searches from two characters on', () => {
    expect(getAsked(state({ sort: 'status*-title', search: 'a' }))).toEqual({
      currentPage: 1,
      itemsPerPage: 25,
      orderBy: 'status,title',
      orderDirection: 'ASC,DESC',
    });
    expect(getAsked(state({ search: ' ab ', filter: 'status.in.draft' }))).toMatchObject({
      search: 'ab',
      filter: JSON.stringify(DRAFTS),
    });
    expect(state({ sort: 'title*slug*status*order*title' }).sort).toHaveLength(3);
  });

  it('builds on a view, parts of which the URL can clear', () => {
    const base = getViewState(
      { search: 'kiln', filter: DRAFTS, orderBy: 'title', orderDirection: 'ASC', itemsPerPage: 50 },
      USUAL,
      PAGE_FIELDS,
    );
    expect(state({ view: '7' }, base)).toEqual(base);
    const emptied = getAddress({ ...base, search: '', filter: undefined }, base, '7');
    expect(emptied).toEqual({ view: '7', search: '', filter: '' });
    expect(state(emptied, base)).toEqual({ ...base, search: '', filter: undefined });
    expect([isChanged(emptied), isChanged({ view: '7', page: 2 })]).toEqual([true, false]);
  });

  it('is saved in a view and restored from it', () => {
    const kept = { ...USUAL, search: 'kiln', filter: DRAFTS, columns: ['title'], size: 100 };
    expect(getViewState(getConfig(kept), USUAL, PAGE_FIELDS)).toEqual(kept);
  });

  it('ignores the filter of a view whose field was removed', () => {
    const filter = {
      combinator: 'and' as const,
      rules: [{ field: 'gone', operator: 'is_empty' as const }],
    };
    expect(getViewState({ ...getConfig(USUAL), filter }, USUAL, PAGE_FIELDS)).toEqual(USUAL);
  });
});
