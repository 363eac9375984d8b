import type { Note } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

const NOTES = '/api/v1/admin/notes/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const make = async (body: object): Promise<Note> => {
  const answer = await t.call('POST', NOTES, { as: 'admin', body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.note as Note;
};

describe('a note', () => {
  it('NOTE-001 API-GEN-09 creates a note with title, text, due date and customer', async () => {
    const { customer } = t.world.alpha;
    const made = await make({
      title: 'Call back',
      content: 'About the\nquote',
      due_date: '2026-12-01',
      customer_id: customer,
    });
    expect((await t.call('GET', `${NOTES}${made.id}/`, { as: 'manager' })).body.note).toMatchObject(
      {
        id: made.id,
        title: 'Call back',
        content: 'About the\nquote',
        due_date: '2026-12-01',
        customer_id: customer,
        customer_name: 'Customer alpha',
        customer: { customer_id: customer, lastname: 'Customer alpha' },
        done: false,
        user: { displayName: 'admin' },
      },
    );
    const emptied = await t.call('PUT', `${NOTES}${made.id}/`, {
      as: 'admin',
      body: { due_date: null, customer_id: null, done: true },
    });
    expect(emptied.body.note).toMatchObject({
      due_date: null,
      customer: null,
      customer_name: '',
      done: true,
      content: 'About the\nquote',
    });
  });

  it('rejects a note without a title, with an invalid date, or for an unknown customer', async () => {
    for (const [body, formErrors] of [
      [{ content: 'x' }, { title: 'Please enter a Title' }],
      [{ title: 'x', due_date: '2026-02-30' }, { due_date: 'Use a day such as 2026-01-31' }],
      [
        { title: 'x', customer_id: t.world.beta.customer },
        { customer_id: 'This customer does not exist' },
      ],
    ])
      expect((await t.call('POST', NOTES, { as: 'admin', body })).body.formErrors).toEqual(
        formErrors,
      );
  });

  it('API-SEARCH-03 finds notes by words of title, text and customer', async () => {
    const { id } = await make({ title: 'Winter tyres', content: 'Order studded ones' });
    for (const words of ['winter', 'stud', 'tyr order'])
      expect(
        (await t.call('GET', `${NOTES}?search=${words}`, { as: 'admin' })).body.results,
        words,
      ).toMatchObject({ rows: [{ id }], total: 1 });
  });

  it('requires the enterprise plan', async () => {
    expect((await t.call('GET', NOTES, { as: 'otherAdmin' })).body.code).toBe('plan_required');
  });
});

describe('filtering notes by due date', () => {
  it('finds notes due before or after a day, without those that have no due date', async () => {
    for (const [title, due_date] of [
      ['Dated early', '2026-03-01'],
      ['Dated late', '2026-03-03'],
      ['Dated never', null],
    ])
      await make({ title, due_date });
    const due = async (operator: string, value?: unknown): Promise<string[]> => {
      const rule = { field: 'due_date', operator, ...(value !== undefined && { value }) };
      const filter = encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [rule] }));
      const query = `search=dated&orderBy=title&orderDirection=ASC&filter=${filter}`;
      const answer = await t.call('GET', `${NOTES}?${query}`, { as: 'admin' });
      expect(answer.status, answer.text).toBe(200);
      return (answer.body.results as { rows: Note[] }).rows.map(({ title }) => title);
    };
    expect(await due('before', '2026-03-03')).toEqual(['Dated early']);
    expect(await due('after', '2026-03-01')).toEqual(['Dated late']);
    expect(await due('between', ['2026-03-01', '2026-03-03'])).toEqual([
      'Dated early',
      'Dated late',
    ]);
    expect(await due('is_empty')).toEqual(['Dated never']);
  });
});
