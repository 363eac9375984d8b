import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportStatus } from '@org/schema/contract';
import type { Customer } from '@org/schema/entities';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callImports,
  getImport,
  runImportStep,
  untilImport,
  uploadTo,
} from '../../../test/support/imports.ts';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import type { ActorName } from '../../../test/support/world.ts';

const CUSTOMERS = '/api/v1/admin/customers/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: object, as: ActorName = 'admin') =>
  callImports(t, method, path, body, as);
const upload = (
  ...sent: Parameters<typeof uploadTo> extends [TestApi, ...infer Rest] ? Rest : never
) => uploadTo(t, ...sent);
const until = (id: number, ...statuses: ImportStatus[]) => untilImport(t, id, ...statuses);
const run = (id: number, verb: 'validate' | 'start' | 'undo') => runImportStep(t, id, verb);

const found = async (search: string): Promise<Customer[]> =>
  (
    (
      await t.call('GET', `${CUSTOMERS}?search=${encodeURIComponent(search)}&orderBy=lastname`, {
        as: 'admin',
      })
    ).body.results as { rows: Customer[] }
  ).rows;

const CSV = `\uFEFFVorname;Nachname;E-Mail;Firma;Colour;Ort;VIN
Ida;Imported;ida@import.example;Import Co;red;Bern;1M8GDM9AXKP042788
Ole;Imported;ole@import.example;Import Co;;;
;;;;;
Bad;Imported;not an address;Import Co;;;123
Ida;Again;IDA@import.example;Import Co;;;
`;

describe('an import', () => {
  it('maps the columns of a file to the fields with the same names', async () => {
    const begun = getImport(await upload(CSV));
    expect(begun).toMatchObject({
      entity: 'customers',
      filename: 'people.csv',
      status: 'mapping',
      columns: ['Vorname', 'Nachname', 'E-Mail', 'Firma', 'Colour', 'Ort', 'VIN'],
      mapping: ['firstname', 'lastname', 'email', 'company', '', 'city', 'vin'],
      matchOn: 'email',
      onMatch: 'update',
      total: 4,
    });
    expect(begun.sample[0]).toEqual([
      'Ida',
      'Imported',
      'ida@import.example',
      'Import Co',
      'red',
      'Bern',
      '1M8GDM9AXKP042788',
    ]);
  });

  it('checks a file without saving anything, then imports it and returns failed rows as a file', async () => {
    const VIN_PROBLEM =
      'Vehicle: VIN: This is not a vehicle identification number: it has 17 characters and a check digit';
    const { id } = getImport(await upload(CSV));
    const tried = await run(id, 'validate');
    expect(tried.check).toEqual({
      created: 2,
      updated: 1,
      skipped: 0,
      failed: 1,
      problems: [
        {
          row: 4,
          error: `Email: Please enter a valid email address\n${VIN_PROBLEM}`,
          cells: ['Bad', 'Imported', 'not an address', 'Import Co', '', '', '123'],
        },
      ],
      causes: [
        { error: 'Email: Please enter a valid email address', count: 1, row: 4 },
        { error: VIN_PROBLEM, count: 1, row: 4 },
      ],
      understood: [
        { field: 'Email', from: 'IDA@import.example', to: 'ida@import.example', count: 1 },
      ],
    });
    expect(await found('Import Co')).toEqual([]);

    const done = await run(id, 'start');
    expect(done).toMatchObject({ processed: 4, created: 2, updated: 1, skipped: 0, failed: 1 });
    expect(done.problems).toEqual(tried.check?.problems);
    expect(done.status).toBe('partial');
    expect(done.causes).toHaveLength(2);
    expect(done.causes).toEqual(expect.arrayContaining(tried.check?.causes ?? []));
    // The last row is Ida again, with another last name.
    expect(
      (await found('Import Co')).map(({ firstname, lastname }) => [firstname, lastname]),
    ).toEqual([
      ['Ida', 'Again'],
      ['Ole', 'Imported'],
    ]);
    expect(await found('ida@import.example')).toMatchObject([
      {
        email: 'ida@import.example',
        addresses: [{ city: 'Bern' }],
        vehicles: [{ vin: '1M8GDM9AXKP042788' }],
      },
    ]);
    const file = await t.call('GET', done.errorFileUrl ?? '', { as: 'admin' });
    const rows = parse(file.text, { bom: true }) as string[][];
    expect(rows[0]?.slice(0, 3)).toEqual(['Row', 'Problem', 'Vorname']);
    expect(rows[1]?.[0]).toBe('4');
    expect(rows[1]?.slice(2, 5)).toEqual(['Bad', 'Imported', 'not an address']);
    const events = await t.database.asOwner<{ topic: string; user_id: string }>(
      "select topic, user_id from app.outbox where topic like 'import%' and (payload->>'importId')::bigint = $1 order by seq",
      [id],
    );
    expect(events.map(({ topic }) => topic)).toEqual([
      'import_started',
      'import_progress',
      'import_completed',
    ]);
  });

  it('is undone only by users who may delete the created records', async () => {
    const csv = 'Last name,Email\nKept here,kept@undo-right.example\n';
    const { id } = getImport(await upload(csv));
    await run(id, 'start');
    const own = async (permissions: string[] | null): Promise<void> => {
      await t.database.asOwner(
        `with own as (
           insert into platform.roles (tenant_id, name, base_role, permissions)
           select $1, 'Importers ' || clock_timestamp(), '4', $2::text[] where $2::text[] is not null returning id
         )
         update platform.memberships set own_role_id = (select id from own)
         where tenant_id = $1 and role_id = '4'`,
        [t.world.alpha.id, permissions],
      );
    };
    const hasPermission = [
      'imports.can_view',
      'imports.can_create',
      'customers.can_view',
      'customers.can_view_all',
      'customers.can_create',
      'customers.can_update',
    ];
    await own(hasPermission);
    // The role may create customers but not delete them.
    expect((await call('POST', `${id}/undo/`, {}, 'manager')).body.code).toBe('forbidden');
    expect(await found('undo-right')).toHaveLength(1);
    await own([...hasPermission, 'customers.can_delete']);
    expect((await call('POST', `${id}/undo/`, {}, 'manager')).status).toBe(202);
    await until(id, 'undone');
    await own(null);
    expect(await found('undo-right')).toEqual([]);
  });

  it('undoes an import: deletes created records, restores changed ones, and keeps later changes', async () => {
    const csv =
      'Last name,Email,Company\nUndo one,one@undo.example,Undo Co\nUndo two,two@undo.example,Undo Co\nKnown,known@undo.example,Undo Co\n';
    const known = await t.call('POST', CUSTOMERS, {
      as: 'admin',
      body: { lastname: 'Before', email: 'known@undo.example', company: 'Old Co' },
    });
    const { id } = getImport(await upload(csv));
    await run(id, 'start');
    const second = (await found('undo co')).find(({ lastname }) => lastname === 'Undo two');
    await t.call('PUT', `${CUSTOMERS}${second?.id}/`, { as: 'admin', body: { job_title: 'Kept' } });
    await run(id, 'undo');
    expect(await found('undo undo.example')).toMatchObject([
      { lastname: 'Before' },
      { lastname: 'Undo two', job_title: 'Kept' },
    ]);
    expect(
      (await t.call('GET', `${CUSTOMERS}${(known.body.customer as Customer).id}/`, { as: 'admin' }))
        .body.customer,
    ).toMatchObject({ lastname: 'Before', company: 'Old Co' });
    expect((await call('POST', `${id}/undo/`)).body.code).toBe('not_now');
  });

  it('skips existing records on request', async () => {
    const csv = 'Name,Email\nSkip,skip@skip.example\nSkip again,skip@skip.example\n';
    const { id } = getImport(await upload(csv));
    getImport(await call('PUT', `${id}/`, { onMatch: 'skip' }));
    expect(await run(id, 'start')).toMatchObject({ created: 1, skipped: 1 });
  });

  it('resumes after a worker was stopped, without importing a row twice', async () => {
    const rows = Array.from(
      { length: 3000 },
      (_, n) => `Row ${n},row${n}@resume.example,Resume Co`,
    );
    const { id } = getImport(await upload(`Last name,Email,Company\n${rows.join('\n')}\n`));
    await call('POST', `${id}/start/`);
    for (let tries = 0; tries < 200; tries++) {
      if (getImport(await call('GET', `${id}/`)).processed > 0) break;
      await sleep(20);
    }
    await t.api.jobs.stop();
    const { processed } = getImport(await call('GET', `${id}/`));
    expect(processed).toBeGreaterThan(0);
    await t.api.jobs.start({ poll: 1 });
    const done = await until(id, 'done');
    expect(done).toMatchObject({ processed: 3000, created: 3000, failed: 0 });
    const [count] = await t.database.asOwner<{ n: number }>(
      "select count(*)::int as n from app.customers where company = 'Resume Co'",
    );
    expect(count?.n).toBe(3000);
  }, 240_000);
});

describe('rejected imports', () => {
  it.each([
    ['a file without rows', 'Name,Email\n', 'The file has no rows below the header'],
    ['an unclosed quote', 'Name\n"open\n', 'The CSV file cannot be read near line'],
    ['bytes that are not text', 'a\0b', 'This is not a CSV file'],
    [
      'a ZIP file that is not a spreadsheet',
      'PK\u0003\u0004 nothing',
      'The spreadsheet cannot be read',
    ],
  ])('rejects %s', async (_what, content, message) => {
    const answer = await upload(content);
    expect([answer.status, answer.body.code]).toEqual([422, 'file_invalid']);
    expect(answer.body.error).toContain(message);
  });

  it('rejects an entity without imports, and a user without permission to create its records', async () => {
    expect((await upload('Name\nX\n', { entity: 'secrets' })).body.formErrors).toEqual({
      entity: 'This cannot be imported',
    });
    expect((await upload('Name\nX\n', { as: 'viewer' })).status).toBe(403);
  });

  it('rejects a mapping that does not match the file', async () => {
    const { id } = getImport(await upload('Name,Email\nX,x@x.example\n'));
    const wrong = async (body: object) => (await call('PUT', `${id}/`, body)).body.formErrors;
    expect(await wrong({ mapping: ['lastname'] })).toEqual({
      mapping: 'must have a field or null for each of the 2 columns',
    });
    expect(await wrong({ mapping: ['lastname', 'lastname'] })).toEqual({
      mapping: 'names a field twice',
    });
    expect(await wrong({ mapping: ['password', ''] })).toEqual({
      mapping: 'names a field that does not exist',
    });
    expect(await wrong({ mapping: ['lastname', ''], matchOn: 'email' })).toEqual({
      matchOn: 'is not a column of the file',
    });
    getImport(await call('PUT', `${id}/`, { mapping: ['', ''], matchOn: '' }));
    expect((await call('POST', `${id}/start/`)).body.formErrors).toEqual({
      mapping: 'Map at least one column',
    });
  });

  it('rejects an unknown import, and a step that is not possible in its status', async () => {
    expect((await call('GET', '999999/')).status).toBe(404);
    const { id } = getImport(await upload('Name\nCancelled\n'));
    expect(getImport(await call('POST', `${id}/cancel/`)).status).toBe('cancelled');
    expect((await call('POST', `${id}/start/`)).body.code).toBe('not_now');
    expect((await call('GET', `${id}/`, undefined, 'otherAdmin')).status).toBe(404);
  });
});
