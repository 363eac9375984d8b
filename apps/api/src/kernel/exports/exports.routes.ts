import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { getList } from '../database/list-definition.ts';
import { mapRows, readList } from '../database/read-list.ts';
import { type BoundRoute, fileRoute, staffRoute } from '../http/bind-route.ts';
import { EXPORT_TYPES } from './export-table.ts';
import { canExport, findExport, toExport } from './exports.service.ts';
import { type ExportTools, exportFile } from './write-export.ts';

const EXPORT_LIST = getList('exports', {
  orders: { created_at: 'time' },
  usual: { by: 'created_at', direction: 'desc' },
  hasTrash: false,
});

/** Handlers of the exports that the signed-in person began. */
export function exportRoutes({
  folder,
  sources,
}: Pick<ExportTools, 'folder' | 'sources'>): BoundRoute[] {
  const { exports } = apiContract;
  return [
    staffRoute(exports.list, async ({ run, query, actor }) => {
      const own = sql<boolean>`exports.user_id = ${actor.person.id}`;
      return {
        results: mapRows(await run((tx) => readList(tx, EXPORT_LIST, query, [own])), toExport),
      };
    }),
    staffRoute(exports.get, async ({ run, params, actor }) => {
      const found = toExport(await run((tx) => findExport(tx, actor.person.id, params.id)));
      return { export: found, results: found };
    }),
    fileRoute(exports.file, async ({ run, params, actor }) => {
      const record = await run((tx) => findExport(tx, actor.person.id, params.id));
      const source = sources.get(record.entity);
      if (!source || record.status !== 'done') throw appError('not_found');
      if (!canExport(source, actor)) throw appError('forbidden');
      const file = exportFile(folder, record);
      const found = await stat(file).catch(() => undefined);
      if (!found) throw appError('not_found');
      const day = record.created_at.toISOString().slice(0, 10);
      return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
        headers: {
          'content-type': EXPORT_TYPES[record.format],
          'content-length': String(found.size),
          'content-disposition': `attachment; filename="${record.entity}-${day}.${record.format}"`,
        },
      });
    }),
  ];
}
