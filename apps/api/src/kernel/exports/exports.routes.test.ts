import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORTS, exportedTo } from '../../../test/support/exports.ts';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import type { ActorName } from '../../../test/support/world.ts';

const CUSTOMERS = '/api/v1/admin/customers/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
  for (const body of [
    { lastname: '=HYPERLINK("http://evil.example")', firstname: 'Eva', company: 'Filed' },
    { lastname: 'Quote "and", comma', company: 'Filed', phone: '+14165550123', country: 'CA' },
    { lastname: 'Plain', company: 'Filed', status: 'lead' },
  ])
    expect((await t.call('POST', CUSTOMERS, { as: 'admin', body })).status).toBe(201);
});
afterAll(() => t.close());

const filter = JSON.stringify({
  combinator: 'and',
  rules: [{ field: 'company', operator: 'is', value: 'Filed' }],
});

const exported = (body: object, as: ActorName = 'admin') => exportedTo(t, CUSTOMERS, body, as);

describe('an export', () => {
  it('exports the rows of the list, safe for spreadsheets, and only for the user who started the export', async () => {
    const columns = ['lastname', 'firstname', 'phone', 'country', 'status', 'created_at'];
    const { id, url } = await exported({ selection: { matching: { filter } }, columns });
    const file = await t.call('GET', url, { as: 'admin' });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="customers-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    const rows = parse(file.text, { bom: true }) as string[][];
    expect(rows[0]).toEqual(['Last name', 'First name', 'Phone', 'Country', 'Status', 'Created']);
    expect(
      rows
        .slice(1)
        .map((row) => row.slice(0, 5))
        .sort(),
    ).toEqual([
      ['\'=HYPERLINK("http://evil.example")', 'Eva', '', '', 'Active'],
      ['Plain', '', '', '', 'Lead'],
      ['Quote "and", comma', '', "'+14165550123", 'CA', 'Active'],
    ]);
    for (const as of ['manager', 'otherAdmin'] as const)
      expect((await t.call('GET', `${EXPORTS}${id}/file/`, { as })).status).toBe(404);
    expect((await t.call('GET', EXPORTS, { as: 'admin' })).body.results).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ id, status: 'done', done: 3, total: 3, error: '' }),
      ]),
    });
  });

  it('exports a spreadsheet on request', async () => {
    const { url } = await exported({ selection: { matching: { filter } }, format: 'xlsx' });
    const file = await t.call('GET', url, { as: 'admin' });
    expect(file.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(file.headers.get('content-disposition')).toMatch(/\.xlsx"$/);
    expect(file.text.slice(0, 2)).toBe('PK');
    const refused = await t.call('POST', `${CUSTOMERS}export/`, {
      as: 'admin',
      body: { format: 'ods' },
    });
    expect(refused.body.formErrors).toHaveProperty('format');
  });

  it('leaves out deselected records and rows of other tenants', async () => {
    const all = (
      (await t.call('GET', `${CUSTOMERS}?filter=${encodeURIComponent(filter)}`, { as: 'admin' }))
        .body.results as { rows: { id: number; lastname: string }[] }
    ).rows;
    const [first, second] = all;
    const { url } = await exported({
      selection: { matching: { filter }, except: [first?.id] },
      columns: ['lastname'],
    });
    const names = (await t.call('GET', url, { as: 'admin' })).text;
    expect(names).not.toContain(first?.lastname.slice(0, 5));
    const one = await exported({
      selection: { ids: [second?.id, t.world.beta.customer] },
      columns: ['lastname'],
    });
    const rows = parse((await t.call('GET', one.url, { as: 'admin' })).text, {
      bom: true,
    }) as string[][];
    expect(rows).toHaveLength(2);
  });

  it('names the columns that do not exist', async () => {
    const answer = await t.call('POST', `${CUSTOMERS}export/`, {
      as: 'admin',
      body: { columns: ['lastname', 'password'] },
    });
    expect(answer.body.formErrors).toEqual({
      'columns[1]': 'This column does not exist in customers',
    });
  });

  it('fails when the user has lost the permission to export before the job runs', async () => {
    await t.api.jobs.stop();
    const begun = await t.call('POST', `${CUSTOMERS}export/`, { as: 'bothAdmin', body: {} });
    await t.database.asOwner('update app.exports set user_id = 999 where id = $1', [
      (begun.body.export as { id: number }).id,
    ]);
    await t.api.jobs.start({ poll: 1 });
    for (let tries = 0; tries < 100; tries++) {
      const [row] = await t.database.asOwner<{ status: string; error: string }>(
        'select status, error from app.exports where id = $1',
        [(begun.body.export as { id: number }).id],
      );
      if (row?.status === 'failed') {
        expect(row.error).toBe('You no longer have permission to export this');
        return;
      }
      await sleep(100);
    }
    throw new Error('The export does not fail');
  });
});
