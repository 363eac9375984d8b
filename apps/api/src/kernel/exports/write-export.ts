import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CUSTOM_FIELD_PREFIX, type ListField } from '@org/schema';
import type { Selection } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { actorInBackground } from '../access/background-actor.ts';
import type { Actor } from '../access/call.ts';
import type { ListResults } from '../database/list-page.ts';
import type { ExportRecord } from '../database/records.ts';
import type { TenantDatabase } from '../database/tenant-database.ts';
import { publishEvent } from '../events/publish-event.ts';
import type { TenantWrite } from '../events/record-change.ts';
import type { TenantJobWork } from '../jobs/run-job.ts';
import { exportTable } from './export-table.ts';
import type { ExportCell, ExportTable } from './export-table.types.ts';
import { canExport, EXPORT_DAYS, type ExportSource, getRequest } from './exports.service.ts';

/** Dependencies of exports. */
export interface ExportTools {
  readonly db: TenantDatabase;
  /** Folder of the files. */
  readonly folder: string;
  /** Lists that can be written, by their names. */
  readonly sources: ReadonlyMap<string, ExportSource>;
}

const BATCH = 500;

/** A file's place on disk; its name tells nothing and cannot be guessed. */
export function exportFile(
  folder: string,
  { guid, format }: Pick<ExportRecord, 'guid' | 'format'>,
): string {
  return join(folder, `${guid}.${format}`);
}

function getPath(record: object, name: string): unknown {
  if (!name.startsWith(CUSTOM_FIELD_PREFIX)) return Reflect.get(record, name);
  const fields: unknown = Reflect.get(record, 'custom_fields');
  const key = name.slice(CUSTOM_FIELD_PREFIX.length);
  const field: unknown =
    typeof fields === 'object' && fields !== null ? Reflect.get(fields, key) : undefined;
  return typeof field === 'object' && field !== null ? Reflect.get(field, 'value') : undefined;
}

/** A value as a person reads it in a cell. */
export function cellText(value: unknown, { options }: Pick<ListField, 'options'>): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => cellText(one, {})).join('; ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object')
    return String(
      Reflect.get(value, 'displayName') ??
        Reflect.get(value, 'name') ??
        Reflect.get(value, 'category') ??
        '',
    );
  return options?.find((option) => option.value === value)?.label ?? String(value);
}

/**
 * The person who asked, as they stand now.
 * @throws `forbidden` for who may not export any more
 */
async function getActor(
  { db }: ExportTools,
  source: ExportSource,
  { user_id, id }: ExportRecord,
  tenantId: number,
): Promise<Actor> {
  const actor = await actorInBackground(db, tenantId, user_id, `export ${id}`);
  if (!actor || !canExport(source, actor)) throw appError('forbidden');
  return actor;
}

/** A value as a cell: a number is one, unless it stands for a word. */
function getCell(value: unknown, field: Pick<ListField, 'options'>): ExportCell {
  return typeof value === 'number' && !field.options ? value : cellText(value, field);
}

async function writeRows(
  tools: ExportTools,
  source: ExportSource,
  { record, actor, tenantId }: { record: ExportRecord; actor: Actor; tenantId: number },
  signal: AbortSignal,
  table: ExportTable,
): Promise<number> {
  const { columns, selection = {} } = getRequest(record);
  const inTenant = <Value>(work: (w: TenantWrite) => Promise<Value>): Promise<Value> =>
    tools.db.asTenant(tenantId, (tx) => work({ tx, tenantId, actor }));
  const known = await inTenant(({ tx }) => source.columns(tx));
  const heads = columns.map((name) => known.get(name)?.label ?? name);
  await table.add([heads]);
  const listed = (row: object, name: string): unknown =>
    source.listedAs?.(row)[name] ?? getPath(row, name);
  const left = new Set((selection as Selection).except);
  const { ids, matching } = selection as Selection;
  let cursor: string | null = null;
  let done = 0;
  do {
    signal.throwIfAborted();
    const after: string | null = cursor;
    const part: ListResults<object> = await inTenant((w) =>
      source.part(w, {
        ...matching,
        ...(ids && { ids: [...ids] }),
        currentPage: 1,
        itemsPerPage: BATCH,
        ...(after !== null && { cursor: after }),
      }),
    );
    const rows = part.rows.filter((row) => !left.has(Number(Reflect.get(row, 'id'))));
    await table.add(
      rows.map((row) => columns.map((name) => getCell(listed(row, name), known.get(name) ?? {}))),
    );
    done += rows.length;
    cursor = part.nextCursor;
    await inTenant(({ tx }) =>
      tx
        .updateTable('exports')
        .set({ done, total: part.totalIsCapped ? null : part.total - left.size })
        .where('id', '=', record.id)
        .execute(),
    );
  } while (cursor !== null);
  await table.end();
  return done;
}

/**
 * Writes an export to its file; the file appears when it is complete.
 * @throws rethrown to the job after the row has recorded them
 */
export async function writeExport(
  tools: ExportTools,
  { payload, tenantId, signal, isLast }: TenantJobWork<{ exportId: number }>,
): Promise<void> {
  const { db, folder, sources } = tools;
  const record = await db.asTenant(tenantId, (tx) =>
    tx
      .updateTable('exports')
      .set({ status: 'running', done: 0, error: '' })
      .where('id', '=', payload.exportId)
      .where('status', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst(),
  );
  const source = record && sources.get(record.entity);
  if (!record || !source) return;
  const file = exportFile(folder, record);
  const draft = `${file}.draft`;
  const told = { exportId: record.id, message: '' };
  try {
    const actor = await getActor(tools, source, record, tenantId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await open(draft, 'w', 0o600);
    let done = 0;
    try {
      const table = exportTable(record.format, async (part) => {
        await (typeof part === 'string' ? handle.write(part) : handle.write(part));
      });
      done = await writeRows(tools, source, { record, actor, tenantId }, signal, table);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await db.asTenant(tenantId, async (tx) => {
      const expires_at = new Date(Date.now() + EXPORT_DAYS * 24 * 3600 * 1000);
      await tx
        .updateTable('exports')
        .set({ status: 'done', done, total: done, expires_at })
        .where('id', '=', record.id)
        .execute();
      await publishEvent(
        tx,
        tenantId,
        'export_completed',
        {
          ...told,
          message: `${done} ${source.words[done === 1 ? 0 : 1]} exported`,
          url: `/api/v1/admin/exports/${record.id}/file/`,
        },
        { userId: record.user_id },
      );
    });
  } catch (error) {
    await rm(draft, { force: true });
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'forbidden';
    if (isLast || isForbidden)
      await db.asTenant(tenantId, async (tx) => {
        const message = isForbidden
          ? 'You no longer have permission to export this'
          : 'The export failed. Please try again';
        await tx
          .updateTable('exports')
          .set({ status: 'failed', error: message })
          .where('id', '=', record.id)
          .execute();
        await publishEvent(
          tx,
          tenantId,
          'export_failed',
          { ...told, message },
          { userId: record.user_id },
        );
      });
    throw error;
  }
}
