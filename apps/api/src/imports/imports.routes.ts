import { Readable } from 'node:stream';
import { apiContract, appError } from '@org/schema';
import { sql } from 'kysely';
import { listOf } from '../database/list-definition.ts';
import { readList } from '../database/read-list.ts';
import { csvRow } from '../entities/csv.ts';
import { inTenant } from '../entities/entity.routes.ts';
import { type BoundRoute, fileRoute, type StaffInput, staffRoute } from '../http/bind-route.ts';
import {
  beginImport,
  beginStep,
  cancelImport,
  changeImport,
  findImport,
  type ImportTools,
  importFile,
  toImport,
} from './imports.service.ts';
import { readTable } from './read-table.ts';

const IMPORT_LIST = listOf('imports', {
  orders: { created_at: 'time' },
  usual: { by: 'created_at', direction: 'desc' },
  searched: ['filename'],
  hasTrash: false,
});

type Run = StaffInput<unknown>['run'];

/** The failed rows of an import as a file: the reason, then the cells as they came. */
async function* errorFile(run: Run, folder: string, id: number): AsyncGenerator<string> {
  const record = await run((tx) => findImport(tx, id));
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
  yield `\uFEFF${csvRow(['Row', 'Problem', ...record.columns])}`;
  let no = 1;
  for await (const batch of readTable(importFile(folder, record), 0, 500)) {
    let text = '';
    for (const cells of batch) {
      const reason = reasons.get(++no);
      if (reason !== undefined) text += csvRow([String(no), reason, ...cells]);
    }
    if (text) yield text;
  }
}

/** Handlers of imports. */
export function importRoutes(tools: ImportTools): BoundRoute[] {
  const { imports } = apiContract;
  const step = (name: 'validate' | 'start' | 'undo', message: string): BoundRoute =>
    staffRoute(imports[name], async (input) => ({
      import: await inTenant(input, (w) => beginStep(w, tools, input.params.id, name)),
      message,
    }));
  return [
    staffRoute(imports.list, async ({ run, query }) => {
      const own = query.entity ? [sql<boolean>`imports.entity = ${query.entity}`] : [];
      return run(async (tx) => {
        const results = await readList(tx, IMPORT_LIST, query, own);
        const rows = await Promise.all(results.rows.map((row) => toImport(tx, tools, row)));
        return { results: { ...results, rows } };
      });
    }),
    staffRoute(imports.upload, async (input) => ({
      import: await beginImport(
        (work) => inTenant(input, work),
        input.actor,
        tools,
        input.body.entity,
        input.call.files,
      ),
      message: 'The file is read',
    })),
    staffRoute(imports.get, async ({ run, params }) => {
      const found = await run(async (tx) => toImport(tx, tools, await findImport(tx, params.id)));
      return { import: found, results: found };
    }),
    staffRoute(imports.update, async (input) => ({
      import: await inTenant(input, (w) => changeImport(w, tools, input.params.id, input.body)),
      message: 'The columns are set',
    })),
    step('validate', 'The rows are being tried'),
    step('start', 'The rows are being taken in'),
    step('undo', 'The import is being taken back'),
    staffRoute(imports.cancel, async (input) => ({
      import: await inTenant(input, (w) => cancelImport(w, tools, input.params.id)),
      message: 'The import is stopped',
    })),
    fileRoute(imports.errors, async ({ run, params }) => {
      const record = await run((tx) => findImport(tx, params.id));
      if (record.failed === 0) throw appError('not_found');
      const body = Readable.toWeb(
        Readable.from(errorFile(run, tools.folder, params.id)).map((text: string) =>
          Buffer.from(text),
        ),
      );
      return new Response(body as ReadableStream, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="rows-that-failed-${record.id}.csv"`,
        },
      });
    }),
  ];
}
