import { Readable } from 'node:stream';
import { apiContract, IMPORT_FIELDS } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { getList } from '../database/list-definition.ts';
import { readList } from '../database/read-list.ts';
import type { ImportRecord } from '../database/records.ts';
import { csvRow } from '../exports/csv.ts';
import { type BoundRoute, fileRoute, type StaffInput, staffRoute } from '../http/bind-route.ts';
import { inTenant } from '../http/in-tenant.ts';
import { getSettings } from '../settings/get-settings.ts';
import { toImport } from './import-answer.ts';
import { readCorrections } from './import-corrections.ts';
import { type ImportTools, importFile } from './import-tools.ts';
import {
  beginImport,
  beginStep,
  cancelImport,
  changeImport,
  correctRows,
  fetchAgain,
  findImport,
  type ImportWrite,
  listTargets,
  viewableTargets,
} from './imports.service.ts';
import { readTable } from './read-table.ts';

const IMPORT_LIST = getList('imports', {
  orders: { created_at: 'time', filename: 'text', status: 'text', total: 'number' },
  usual: { by: 'created_at', direction: 'desc' },
  searched: ['filename'],
  hasTrash: false,
  fields: IMPORT_FIELDS,
  filters: {
    filename: { type: 'text', value: sql.ref('imports.filename') },
    status: { type: 'enum', value: sql.ref('imports.status') },
    total: { type: 'number', value: sql.ref('imports.total') },
    failed: { type: 'number', value: sql.ref('imports.failed') },
    user: { type: 'person', value: sql.ref('imports.user_id') },
    created_at: { type: 'date', value: sql.ref('imports.created_at') },
  },
});

type Run = StaffInput<unknown>['run'];

/** The failed rows of an import as a file: the reason, then the cells as they came. */
async function* errorFile(run: Run, folder: string, record: ImportRecord): AsyncGenerator<string> {
  const { id } = record;
  const failed = await run((tx) =>
    tx
      .selectFrom('import_rows')
      .select(['row_no', 'error'])
      .where('import_id', '=', id)
      .where('outcome', '=', 'failed')
      .orderBy('row_no')
      .execute(),
  );
  const reasons = new Map(failed.map(({ row_no, error }) => [row_no, error]));
  const correct = await run((tx) => readCorrections(tx, record));
  yield `\uFEFF${csvRow(['Row', 'Problem', ...record.columns])}`;
  for await (const batch of readTable(importFile(folder, record), 0, 500)) {
    let text = '';
    for (const rows of batch) {
      // All rows of a record that failed, so that the file can be mended and sent again.
      const reason = reasons.get(rows[0]?.no ?? 0);
      if (reason === undefined) continue;
      for (const [at, { no, cells }] of rows.map(correct).entries())
        text += csvRow([String(no), at === 0 ? reason : '', ...cells]);
    }
    if (text) yield text;
  }
}

type Caller = Pick<StaffInput<unknown>, 'run' | 'tenant' | 'actor'>;

const csvFile = (body: string | ReadableStream, name: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });

/** Handlers of imports. */
export function importRoutes(tools: ImportTools): BoundRoute[] {
  const { imports } = apiContract;
  const writing = <Value>(
    input: Caller,
    work: (write: ImportWrite) => Promise<Value>,
  ): Promise<Value> => inTenant(input, (write) => work({ ...write, tenant: input.tenant }));
  /** An import of something that the person may see. */
  const seen = (input: Caller, id: number): Promise<ImportRecord> =>
    input.run((tx) => findImport(tx, id, { among: viewableTargets(tools, input) }));
  const step = (name: 'validate' | 'start' | 'undo', message: string): BoundRoute =>
    staffRoute(imports[name], async (input) => ({
      import: await writing(input, (w) => beginStep(w, tools, input.params.id, name)),
      message,
    }));
  return [
    staffRoute(imports.list, async (input) => {
      const { run, query } = input;
      const among = viewableTargets(tools, input).filter(
        (entity) => query.entity === undefined || entity === query.entity,
      );
      const own = [sql<boolean>`imports.entity = any(${among}::text[])`];
      return run(async (tx) => {
        const { timezone } = query.filter ? await getSettings(tx) : { timezone: 'UTC' };
        const reader = { timezone, personId: input.actor.person.id };
        const results = await readList(tx, IMPORT_LIST, query, own, { reader });
        const rows = await Promise.all(
          results.rows.map((row) => toImport(tx, tools, row, { isListed: true })),
        );
        return { results: { ...results, rows } };
      });
    }),
    staffRoute(imports.targets, async (input) => ({
      results: { rows: await input.run((tx) => listTargets(tx, tools, input)) },
    })),
    staffRoute(imports.upload, async (input) => ({
      import: await beginImport(
        (work) => inTenant(input, work),
        input,
        tools,
        input.body.entity,
        input.call.files,
      ),
      message: 'File uploaded',
    })),
    staffRoute(imports.get, async (input) => {
      const record = await seen(input, input.params.id);
      const found = await input.run((tx) => toImport(tx, tools, record));
      return { import: found, results: found };
    }),
    staffRoute(imports.update, async (input) => ({
      import: await writing(input, (w) => changeImport(w, tools, input.params.id, input.body)),
      message: 'Columns mapped',
    })),
    staffRoute(imports.correct, async (input) => ({
      import: await writing(input, (w) => correctRows(w, tools, input.params.id, input.body)),
      message: 'Rows corrected',
    })),
    step('validate', 'Checking the rows'),
    step('start', 'Import started'),
    step('undo', 'Undoing the import'),
    staffRoute(imports.cancel, async (input) => ({
      import: await writing(input, (w) => cancelImport(w, tools, input.params.id)),
      message: 'Import canceled',
    })),
    staffRoute(imports.fetch, async (input) => ({
      import: await writing(input, (w) => fetchAgain(w, tools, input.params.id)),
      message: 'Fetching the pictures again',
    })),
    fileRoute(imports.pictures, async (input) => {
      const record = await seen(input, input.params.id);
      const { pictures } = tools.targets.get(record.entity) ?? {};
      const failed = (await input.run(async (tx) => pictures?.listFailed(tx, record.id))) ?? [];
      if (failed.length === 0) throw appError('not_found');
      const rows = failed.map(({ row_no, record: name, address, error }) =>
        csvRow([String(row_no), name, address, error]),
      );
      const head = csvRow(['Row', 'Product', 'Address', 'Problem']);
      return csvFile(`\uFEFF${head}${rows.join('')}`, `pictures-that-failed-${record.id}.csv`);
    }),
    fileRoute(imports.errors, async (input) => {
      const record = await seen(input, input.params.id);
      if (record.failed === 0) throw appError('not_found');
      const body = Readable.toWeb(
        Readable.from(errorFile(input.run, tools.folder, record)).map((text: string) =>
          Buffer.from(text),
        ),
      );
      return csvFile(body as ReadableStream, `rows-that-failed-${record.id}.csv`);
    }),
  ];
}
