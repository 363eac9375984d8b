import { describe, expect, it } from 'vitest';
import { changeLibrary, readLibraryState, toMediaQuery } from './library-state.ts';

describe('the state of the library', () => {
  it('drops default and invalid values', () => {
    expect(
      readLibraryState({
        search: '',
        folder: 'x',
        unused: 'no',
        order: 'newest',
        page: '1',
        size: '24',
      }),
    ).toEqual({});
    expect(
      readLibraryState({
        search: 'oak',
        folder: '7',
        unused: 'true',
        order: 'nameUp',
        page: '2',
        size: '96',
      }),
    ).toEqual({ search: 'oak', folder: 7, unused: true, order: 'nameUp', page: 2, size: 96 });
    expect(readLibraryState({ order: 'toString', folder: '-1' })).toEqual({});
  });

  it('returns to the first page on every change except paging', () => {
    expect(changeLibrary({ page: 3, folder: 7 }, { order: 'oldest' })).toEqual({
      folder: 7,
      order: 'oldest',
    });
    expect(changeLibrary({ page: 3 }, { page: 4 })).toEqual({ page: 4 });
  });
});

describe('the query of the library', () => {
  it('lists files outside of folders, newest first by default', () => {
    expect(toMediaQuery({})).toEqual({
      currentPage: 1,
      itemsPerPage: 24,
      orderBy: 'created_at',
      orderDirection: 'DESC',
      folderId: -1,
    });
  });

  it('covers everything for a search or filter at the top level, and a single folder within it', () => {
    expect(toMediaQuery({ search: 'oak' })).not.toHaveProperty('folderId');
    expect(toMediaQuery({ unused: true })).not.toHaveProperty('folderId');
    expect(toMediaQuery({ search: 'o' })).toMatchObject({ folderId: -1 });
    expect(toMediaQuery({ search: 'oak', folder: 7 })).toMatchObject({
      folderId: 7,
      search: 'oak',
    });
  });
});
