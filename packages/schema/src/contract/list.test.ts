import { describe, expect, it } from 'vitest';
import { string, ValidationError } from 'yup';
import { fieldProblem } from '../fields/field-problem.ts';
import { listQuery } from './list.ts';

const query = listQuery(['name'], { status: string().oneOf(['open']) });

function wrongFields(input: object): Record<string, string> {
  try {
    query.validateSync(input, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((one) => [one.path ?? '', fieldProblem(one)]));
  }
  return {};
}

describe('the query of a list', () => {
  it('returns the first 25 rows by default', () => {
    expect(query.validateSync({})).toEqual({ currentPage: 1, itemsPerPage: 25 });
    expect(listQuery([], {}, 200).validateSync({})).toMatchObject({ itemsPerPage: 200 });
  });

  it('accepts limit as an alias of itemsPerPage, which takes precedence', () => {
    expect(query.validateSync({ limit: 7 })).toMatchObject({ itemsPerPage: 7 });
    expect(query.validateSync({ limit: 7, itemsPerPage: 3 })).toMatchObject({ itemsPerPage: 3 });
    expect(wrongFields({ limit: 500 })).toEqual({ limit: 'This field must be at most 200' });
  });

  it('accepts a sort direction in either case and searches from two characters on', () => {
    expect(query.validateSync({ orderDirection: 'asc', search: '' })).toMatchObject({
      orderDirection: 'ASC',
    });
    expect(wrongFields({ search: ' a ' })).toEqual({ search: 'Type at least 2 characters' });
  });

  it('reports each invalid parameter', () => {
    expect(
      Object.keys(
        wrongFields({
          currentPage: 0,
          orderBy: 'id',
          orderDirection: 'UP',
          ids: [0],
          startDate: 'soon',
          endDate: '2026-02-30',
          status: 'closed',
        }),
      ).sort(),
    ).toEqual([
      'currentPage',
      'endDate',
      'ids[0]',
      'orderBy',
      'orderDirection',
      'startDate',
      'status',
    ]);
  });
});
