import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  callImports,
  getImport,
  runImportStep,
  untilImport,
  uploadTo,
} from '../../../test/support/imports.ts';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
});
afterAll(() => t.close());

const begin = async (csv: string): Promise<number> => getImport(await uploadTo(t, csv)).id;
const correct = (id: number, body: object) => callImports(t, 'POST', `${id}/correct/`, body);

/** Returns a file with `total` rows, of which `bad` rows have an invalid email address. */
function getFile(total: number, bad: number): string {
  const key = randomUUID();
  const rows = Array.from({ length: total }, (_, n) =>
    n < bad ? `Row ${n},nonsense` : `Row ${n},row${n}@${key}.example`,
  );
  return `Last name,Email\n${rows.join('\n')}\n`;
}

const CAUSE = 'Email: Please enter a valid email address';

it('ends as failed when every row failed, and notifies the user of the failure', async () => {
  const id = await begin(getFile(30, 30));
  const done = await runImportStep(t, id, 'start');
  expect(done).toMatchObject({
    status: 'failed',
    error: 'No row could be imported',
    created: 0,
    failed: 30,
    causes: [{ error: CAUSE, count: 30, row: 2 }],
  });
  const events = await t.database.asOwner<{ topic: string; payload: { message: string } }>(
    "select topic, payload from app.outbox where topic in ('import_failed', 'import_completed') and (payload->>'importId')::bigint = $1",
    [id],
  );
  expect(events.map(({ topic, payload }) => [topic, payload.message])).toEqual([
    ['import_failed', 'Customers: 0 created, 0 updated, 30 failed'],
  ]);
});

it('lists every problem of a row, and counts each cause', async () => {
  const csv = 'Last name,Email,Country,Phone\nBad,nonsense,Atlantis,12\nFine,,Canada,12\n';
  const id = await begin(csv);
  const phone = 'Phone: Enter a phone number such as 416 555 0123 or +1 416 555 0123';
  const problem = `${CAUSE}\nCountry: “Atlantis” isn’t a country\n${phone}`;
  const problems = [
    { row: 2, error: problem, cells: ['Bad', 'nonsense', 'Atlantis', '12'] },
    { row: 3, error: phone, cells: ['Fine', '', 'Canada', '12'] },
  ];
  const causes = [
    { error: phone, count: 2, row: 2 },
    { error: 'Country: “Atlantis” isn’t a country', count: 1, row: 2 },
    { error: CAUSE, count: 1, row: 2 },
  ];
  const sorted = (found: { error: string }[] = []) =>
    found.toSorted((one, other) => one.error.localeCompare(other.error));
  const tried = await runImportStep(t, id, 'validate');
  expect(tried.check?.problems).toEqual(problems);
  expect(sorted(tried.check?.causes)).toEqual(sorted(causes));
  const done = await runImportStep(t, id, 'start');
  expect(done.problems).toEqual(problems);
  expect(sorted(done.causes)).toEqual(sorted(causes));
  expect(done.causes[0]).toEqual(causes[0]);
});

it('ends with errors when some rows failed, and formats thousands in its message', async () => {
  const id = await begin(getFile(1200, 5));
  expect(await runImportStep(t, id, 'start')).toMatchObject({ status: 'partial', created: 1195 });
  const [event] = await t.database.asOwner<{ payload: { message: string } }>(
    "select payload from app.outbox where topic = 'import_completed' and (payload->>'importId')::bigint = $1",
    [id],
  );
  expect(event?.payload.message).toBe('Customers: 1,195 created, 0 updated, 5 failed');
});

it('imports corrected rows of a finished import, and undoes them with it', async () => {
  const id = await begin(getFile(3, 2));
  expect((await runImportStep(t, id, 'start')).problems).toEqual([
    { row: 2, error: CAUSE, cells: ['Row 0', 'nonsense'] },
    { row: 3, error: CAUSE, cells: ['Row 1', 'nonsense'] },
  ]);
  const email = `mended@${randomUUID()}.example`;
  const half = getImport(
    await correct(id, {
      rows: [
        { row: 2, cells: ['Row 0', email] },
        { row: 3, cells: ['Row 1', 'still nonsense'] },
      ],
    }),
  );
  expect(half).toMatchObject({ status: 'partial', created: 2, failed: 1 });
  expect(half.problems).toEqual([{ row: 3, error: CAUSE, cells: ['Row 1', 'still nonsense'] }]);
  const all = getImport(await correct(id, { rows: [{ row: 3, cells: ['Row 1', ''] }] }));
  expect(all).toMatchObject({ status: 'done', created: 3, failed: 0, problems: [], causes: [] });
  expect((await runImportStep(t, id, 'undo')).undo).toMatchObject({ removed: 3, kept: 0 });
});

it('corrects rows after a check, and then checks and imports the corrected rows', async () => {
  const id = await begin(getFile(3, 2));
  expect((await runImportStep(t, id, 'validate')).check).toMatchObject({ created: 1, failed: 2 });
  const email = `checked@${randomUUID()}.example`;
  expect(
    getImport(await correct(id, { rows: [{ row: 2, cells: ['Corrected', email] }] })).status,
  ).toBe('validating');
  expect((await untilImport(t, id, 'ready')).check).toMatchObject({ created: 2, failed: 1 });
  expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 2, failed: 1 });
  const list = await t.call('GET', `/api/v1/admin/customers/?search=${email}`, { as: 'admin' });
  expect((list.body.results as { rows: object[] }).rows).toMatchObject([{ lastname: 'Corrected' }]);
});

it('replaces one value in all failed rows, before and after the import', async () => {
  const before = await begin(getFile(40, 30));
  await runImportStep(t, before, 'validate');
  getImport(await correct(before, { replace: { column: 1, from: 'nonsense', to: '' } }));
  expect((await untilImport(t, before, 'ready')).check).toMatchObject({ created: 40, failed: 0 });
  const after = await begin(getFile(40, 30));
  await runImportStep(t, after, 'start');
  expect(
    getImport(await correct(after, { replace: { column: 1, from: 'nonsense', to: '' } })),
  ).toMatchObject({ status: 'done', created: 40, failed: 0 });
});

it('rejects corrections of rows that did not fail, with another number of cells, or from a stale screen', async () => {
  const id = await begin(getFile(2, 1));
  expect((await correct(id, { rows: [{ row: 2, cells: ['A', ''] }] })).body.code).toBe('not_now');
  const { version } = await runImportStep(t, id, 'start');
  expect((await correct(id, { rows: [{ row: 3, cells: ['A', ''] }] })).body.formErrors).toEqual({
    rows: 'Some of these rows did not fail. Load the page again',
  });
  expect((await correct(id, { rows: [{ row: 2, cells: ['A'] }] })).body.formErrors).toEqual({
    rows: 'Each row must have 2 cells',
  });
  expect((await correct(id, { rows: [] })).body.formErrors).toEqual({
    rows: 'There is nothing to correct',
  });
  const row = { rows: [{ row: 2, cells: ['A', ''] }] };
  expect((await correct(id, { ...row, version: version - 1 })).body.code).toBe('conflict');
});
