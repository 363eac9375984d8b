import type { Import } from '@org/schema/contract';
import type { Customer } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callImports, getImport, runImportStep, uploadTo } from '../../../test/support/imports.ts';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';

const CUSTOMERS = '/api/v1/admin/customers/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
});
afterAll(() => t.close());

const create = async (body: object): Promise<Customer> =>
  (await t.call('POST', CUSTOMERS, { as: 'admin', body })).body.customer as Customer;
const read = async (id: number): Promise<Customer> =>
  (await t.call('GET', `${CUSTOMERS}${id}/`, { as: 'admin' })).body.customer as Customer;
const change = async (id: number, body: object) => {
  const answer = await t.call('PUT', `${CUSTOMERS}${id}/`, { as: 'admin', body });
  expect(answer.status, answer.text).toBe(200);
};
async function importCsv(csv: string, name = 'people.csv'): Promise<Import> {
  const { id } = getImport(await uploadTo(t, csv, { name }));
  return runImportStep(t, id, 'start');
}
async function getHistory(id: number) {
  const { body } = await t.call('GET', `${CUSTOMERS}${id}/timeline/`, { as: 'admin' });
  return (
    body.results as {
      rows: { action: string; changes: { field: string; from: unknown; to: unknown }[] }[];
    }
  ).rows;
}

it('restores a customer that ten rows of a file changed to what it was before the import', async () => {
  const before = await create({
    firstname: 'First',
    lastname: 'Before',
    email: 'ten@undo.example',
    company: 'Old Co',
  });
  // The rows are so far apart that they are undone in different transactions.
  const rows = Array.from({ length: 1800 }, (_, n) =>
    n % 200 === 17
      ? `First${n},Changed,ten@undo.example`
      : `Other${n},Filler,other${n}@ten.example`,
  );
  const done = await importCsv(`First name,Last name,Email\n${rows.join('\n')}\n`, 'ten.csv');
  expect(done).toMatchObject({ created: 1791, updated: 9, failed: 0 });
  expect(await read(before.id)).toMatchObject({ firstname: 'First1617' });

  const undone = await runImportStep(t, done.id, 'undo');
  expect(await read(before.id)).toMatchObject({
    firstname: 'First',
    lastname: 'Before',
    displayName: 'First Before',
    company: 'Old Co',
  });
  expect(undone.undo).toEqual({ removed: 1791, restored: 1, kept: 0, reasons: [], records: [] });
  const [latest] = await getHistory(before.id);
  expect(latest).toMatchObject({ action: 'updated' });
  expect(latest?.changes).toEqual(
    expect.arrayContaining([
      { field: 'undone_import', from: null, to: 'ten.csv' },
      { field: 'firstname', from: 'First1617', to: 'First' },
    ]),
  );
  // One undo is one entry in the history, however many rows it reverts.
  expect((await getHistory(before.id)).filter(({ changes }) => changes.length === 0)).toHaveLength(
    1,
  );
  const { body } = await t.call('GET', `${CUSTOMERS}?search=${before.email}`, { as: 'admin' });
  expect((body.results as { rows: Customer[] }).rows.map(({ id }) => id)).toEqual([before.id]);
}, 480_000);

it('keeps records that someone changed after the import, and reports them', async () => {
  const known = await create({ lastname: 'Known', email: 'known@kept.example', company: 'Old Co' });
  const done = await importCsv(
    'Last name,Email,Company\nKnown,known@kept.example,New Co\nFresh,fresh@kept.example,New Co\nUntouched,untouched@kept.example,New Co\n',
  );
  await change(known.id, { job_title: 'Edited by a person' });
  const { body } = await t.call('GET', `${CUSTOMERS}?search=fresh@kept.example`, { as: 'admin' });
  const [fresh] = (body.results as { rows: Customer[] }).rows;
  await change(fresh?.id ?? 0, { phone: '+14165550142' });

  const undone = await runImportStep(t, done.id, 'undo');
  expect(undone.undo).toEqual({
    removed: 1,
    restored: 0,
    kept: 2,
    reasons: [{ reason: 'Changed since the import', count: 2 }],
    records: [
      { id: known.id, title: 'Known', reason: 'Changed since the import' },
      { id: fresh?.id, title: 'Fresh', reason: 'Changed since the import' },
    ],
  });
  expect(await read(known.id)).toMatchObject({
    company: 'New Co',
    job_title: 'Edited by a person',
  });
  const [toast] = await t.database.asOwner<{ payload: object }>(
    "select payload from app.outbox where topic = 'new_toast' order by seq desc limit 1",
  );
  expect(toast?.payload).toMatchObject({
    message:
      'Import undone: 1 moved to the trash, 2 left unchanged. Changed since the import (2 customers)',
    variant: 'warning',
    link: `/admin/imports/${done.id}`,
  });
});

it('reports which records it could not restore because they are in the trash', async () => {
  const known = await create({ lastname: 'Trashed', email: 'trashed@kept.example' });
  const done = await importCsv(
    'Last name,Email,Company\nTrashed,trashed@kept.example,New Co\nMine,mine@trashed.example,New Co\n',
  );
  const { body } = await t.call('GET', `${CUSTOMERS}?search=mine@trashed.example`, { as: 'admin' });
  const [mine] = (body.results as { rows: Customer[] }).rows;
  for (const id of [known.id, mine?.id])
    await t.call('DELETE', `${CUSTOMERS}${id}/`, { as: 'admin' });
  const { undo } = await runImportStep(t, done.id, 'undo');
  // The record of the import is already in the trash, where the undo would move it.
  expect(undo).toMatchObject({ removed: 1, restored: 0, kept: 1 });
  expect(undo?.records).toEqual([{ id: known.id, title: 'Trashed', reason: 'In the trash' }]);
});

it('removes the tags that rows added, and keeps those that users added or removed since', async () => {
  const known = await create({ lastname: 'Tagged', email: 'tagged@undo.example' });
  const getTags = async () => (await read(known.id)).tags.map(({ name }) => name).sort();
  await importCsv('Last name,Email,Tags\nTagged,tagged@undo.example,old\n');
  const done = await importCsv(
    'Last name,Email,Tags\nTagged,tagged@undo.example,"old, first"\nTagged,tagged@undo.example,second\n',
  );
  expect(await getTags()).toEqual(['first', 'old', 'second']);
  const given = await t.call('POST', `${CUSTOMERS}${known.id}/tags/`, {
    as: 'admin',
    body: { tags: ['by hand', 'first', 'old', 'second'] },
  });
  expect(given.status, given.text).toBe(200);
  expect((await runImportStep(t, done.id, 'undo')).undo).toMatchObject({ restored: 1, kept: 0 });
  expect(await getTags()).toEqual(['by hand', 'old']);
  const [latest] = await getHistory(known.id);
  expect(latest?.changes).toContainEqual({
    field: 'tags',
    from: 'by hand, first, old, second',
    to: 'by hand, old',
  });
});

it('restores the state that someone saved between two rows of the file, and reports what it keeps', async () => {
  const known = await create({ lastname: 'Zero', email: 'between@undo.example' });
  const first = await importCsv('Last name,Email\nOne,between@undo.example\n');
  await change(known.id, { company: 'Saved between' });
  const second = getImport(await uploadTo(t, 'Last name,Email\nTwo,between@undo.example\n'));
  await runImportStep(t, second.id, 'start');
  // Simulates one import with both rows and the change between them.
  await t.database.asOwner(
    'update app.import_rows set row_no = 9, import_id = $1 where import_id = $2',
    [first.id, second.id],
  );
  const { undo } = await runImportStep(t, first.id, 'undo');
  expect(await read(known.id)).toMatchObject({ lastname: 'One', company: 'Saved between' });
  expect(undo).toMatchObject({ restored: 1, kept: 0 });
  expect(undo?.records[0]?.reason).toBe(
    'Changed by someone while the import ran; earlier rows of the file still apply',
  );
});

it('undoes several imports of the same records, the last one first', async () => {
  const before = await create({ firstname: 'Known', email: 'known@stacked.example' });
  const csv = (first: string) =>
    `First name,Email\n${first},known@stacked.example\n${first},new@stacked.example\n`;
  const first = await importCsv(csv('One'));
  const second = await importCsv(csv('Two'));
  expect([first.created, second.updated]).toEqual([1, 2]);
  expect((await runImportStep(t, second.id, 'undo')).undo).toMatchObject({ restored: 2, kept: 0 });
  expect(await read(before.id)).toMatchObject({ firstname: 'One' });
  expect((await runImportStep(t, first.id, 'undo')).undo).toMatchObject({
    removed: 1,
    restored: 1,
    kept: 0,
  });
  expect(await read(before.id)).toMatchObject({ firstname: 'Known' });
});

it('cannot be undone twice', async () => {
  const done = await importCsv('Last name,Email\nOnce,once@undo.example\n');
  await runImportStep(t, done.id, 'undo');
  expect((await callImports(t, 'POST', `${done.id}/undo/`)).body.code).toBe('not_now');
});
