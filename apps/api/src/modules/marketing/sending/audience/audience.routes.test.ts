import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
} from '../../../../../test/support/campaigns.ts';
import { type TestApi, testApi } from '../../../../../test/support/test-api.ts';

let t: TestApi;
let listId: number;
beforeAll(async () => {
  t = await testApi();
  listId = await makeList(t, 'Audience');
  await addSubscribers(t, listId, ['ada@people.example'], { firstname: 'Ada' });
  await addSubscribers(t, listId, ['bob@people.example', 'cem@people.example']);
  await addSubscribers(t, listId, ['new@people.example'], { status: 'unconfirmed' });
  const made = await t.call('POST', '/api/v1/admin/customers/', {
    as: 'admin',
    body: { firstname: 'Bob', lastname: 'B', email: 'bob@people.example', country: 'CA' },
  });
  expect(made.status, made.text).toBe(201);
});
afterAll(() => t.close());

const preview = async (body: object) => {
  const answer = await t.call('POST', `${CAMPAIGNS}preview-list/`, { as: 'admin', body });
  const { rows = [] } = (answer.body.results ?? {}) as { rows?: { email: string }[] };
  return { ...answer, emails: rows.map(({ email }) => email) };
};
const rule = (field: string, operator: string, value?: unknown) => ({
  combinator: 'and',
  rules: [{ field, operator, ...(value !== undefined && { value }) }],
});

describe('the audience of a campaign', () => {
  it('API-MKT-10 lists the fields that campaigns can be filtered by, with their operators', async () => {
    const { body, status } = await t.call('GET', `${CAMPAIGNS}filters/`, { as: 'admin' });
    expect(status).toBe(200);
    const { rows, total } = body.results as { rows: { key: string }[]; total: number };
    expect(total).toBe(rows.length);
    expect(rows).toContainEqual({
      key: 'order.total_spent',
      label: 'Total spent',
      group: 'Orders',
      type: 'money',
      operators: expect.arrayContaining(['gte', 'between']),
    });
    expect(body.filters).toEqual(rows);
  });

  it('API-MKT-11 returns the recipients that lists and filters select, and counts who is left out', async () => {
    const all = await preview({ listIds: [listId] });
    expect(all.status, all.text).toBe(200);
    expect(all.emails).toEqual(['ada@people.example', 'bob@people.example', 'cem@people.example']);
    expect(all.body).toMatchObject({
      total: 3,
      excluded: { unconfirmed: 1, unsubscribed: 0, suppressed: 0, paused: 0, excluded: 0 },
    });
    const page = await preview({ listIds: [listId], currentPage: 2, itemsPerPage: 2 });
    expect([page.emails, page.body.total]).toEqual([['cem@people.example'], 3]);
    const found = async (filters: object) => (await preview({ listIds: [listId], filters })).emails;
    expect(await found(rule('subscriber.firstname', 'is', 'ada'))).toEqual(['ada@people.example']);
    expect(await found(rule('customer.country', 'is', 'CA'))).toEqual(['bob@people.example']);
    expect(await found(rule('order.count', 'eq', 0))).toHaveLength(3);
    expect(await found(rule('order.total_spent', 'gt', 0))).toEqual([]);
    expect(await found(rule('email.last_opened', 'is_empty'))).toHaveLength(3);
    expect(await found(rule('email.last_opened', 'not_in_last_days', 60))).toHaveLength(3);
    expect(await found(rule('subscriber.created_at', 'not_in_last_days', 2))).toEqual([]);
    expect(await found(rule('order.products', 'in', [1, 2]))).toEqual([]);
    expect(await found(rule('billing.open_balance', 'gt', 0))).toEqual([]);
    expect(await found(rule('billing.quotes', 'eq', 0))).toHaveLength(3);
    expect(await found(rule('email.received', 'eq', 0))).toHaveLength(3);
    expect(
      await found({
        combinator: 'or',
        rules: [
          { field: 'subscriber.email', operator: 'starts_with', value: 'cem@' },
          { field: 'customer.status', operator: 'in', value: ['lead', 'active', 'inactive'] },
        ],
      }),
    ).toEqual(['bob@people.example', 'cem@people.example']);
  });

  it('answers every field and operator, and refuses what is none', async () => {
    const { body } = await t.call('GET', `${CAMPAIGNS}filters/`, { as: 'admin' });
    const { rows } = body.results as {
      rows: { key: string; type: string; operators: string[]; options?: { value: string }[] }[];
    };
    const values: Record<string, unknown> = {
      text: 'a',
      number: 1,
      money: 1,
      date: '2026-01-31',
      tags: [1],
    };
    for (const { key, type, operators, options } of rows)
      for (const operator of operators) {
        const one = options ? [options[0]?.value] : values[type];
        const value = /empty/.test(operator)
          ? undefined
          : /days/.test(operator)
            ? 5
            : operator === 'between'
              ? [one, one]
              : one;
        const answer = await preview({ filters: rule(key, operator, value) });
        expect(answer.status, `${key} ${operator}: ${answer.text}`).toBe(200);
      }
    const problems = async (filters: unknown) => (await preview({ filters } as object)).status;
    expect(await problems(rule('customer.password', 'is', 'x'))).toBe(422);
    expect(await problems(rule('order.count', 'is', 'x'))).toBe(422);
    expect(await problems(rule("subscriber.email' or 1=1 --", 'is', 'x'))).toBe(422);
    expect(await problems('everyone')).toBe(422);
    let deep: object = rule('order.count', 'eq', 1);
    for (let at = 0; at < 5; at++) deep = { combinator: 'and', rules: [deep] };
    expect(await problems(deep)).toBe(422);
  });

  it('schedules, unschedules and checks a campaign', async () => {
    const campaign = await makeCampaign(t, { listIds: [listId] });
    const act = (name: string, body: object = {}) =>
      t.call('POST', `${CAMPAIGNS}${campaign.id}/${name}/`, { as: 'admin', body });
    const checks = await t.call('GET', `${CAMPAIGNS}${campaign.id}/checks/`, { as: 'admin' });
    expect(checks.body.results, checks.text).toEqual({ ok: true, checks: [], recipients: 3 });
    for (const scheduled_at of ['soon', '2020-01-01', '2999-01-01'])
      expect((await act('schedule', { scheduled_at })).body.formErrors).toEqual({
        scheduled_at: 'Choose a time from one minute to one year from now',
      });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const scheduled = await act('schedule', { scheduled_at: at });
    expect(scheduled.body.campaign, scheduled.text).toMatchObject({
      status: 'scheduled',
      scheduled_at: at,
    });
    expect((await act('pause')).status).toBe(409);
    expect((await act('unschedule')).body.campaign).toMatchObject({
      status: 'draft',
      scheduled_at: null,
    });
    expect((await act('unschedule')).status).toBe(409);
  });
});
