import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  appError,
  type Import,
  type ImportStatus,
  type ImportTargetInfo,
  MOST_IMPORTED,
  type OnMatch,
} from '@org/schema';
import { number, object } from 'yup';
import type { TenantTx } from '../database/data-door.ts';
import type { ImportRecord } from '../database/work-tables.ts';
import { peopleByIds } from '../entities/entity-access.ts';
import { recordChange, rememberActor, type TenantWrite } from '../events/record-change.ts';
import { mayCall, requireAccess } from '../http/authorise.ts';
import type { Actor, TenantContext } from '../http/call.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { SendJob } from '../jobs/send-job.ts';
import { type ImportField, type ImportTarget, suggestMapping } from './import-target.ts';
import { storeTable } from './read-table.ts';

/** What imports stand on. */
export interface ImportTools {
  readonly targets: ReadonlyMap<string, ImportTarget>;
  /** Folder of the files' rows. */
  readonly folder: string;
  readonly send: SendJob;
}

/** A change of an import, by somebody who may take files in. */
export type ImportWrite = TenantWrite & Pick<ImportCaller, 'tenant'>;

/** The work of trying, taking in, or taking back the rows of an import. */
export const importJob = defineJob({
  name: 'import',
  payload: object({ importId: number().integer().required() }).noUnknown(),
  retries: 5,
  timeout: 3600,
  perTenant: 1,
});

/** Where the rows of an import lie; the name tells nothing and cannot be guessed. */
export function importFile(folder: string, { guid }: Pick<ImportRecord, 'guid'>): string {
  return join(folder, `${guid}.jsonl`);
}

/** Who asks, and in which tenant. */
export interface ImportCaller {
  readonly actor: Actor;
  readonly tenant: Pick<TenantContext, 'plan' | 'modules'>;
}

/** What the person may take files into. Errors: `validation_failed` on `entity`; what making one by hand answers. */
function targetFor(
  targets: ImportTools['targets'],
  entity: string,
  { actor, tenant }: ImportCaller,
): ImportTarget {
  const target = targets.get(entity);
  if (!target)
    throw appError('validation_failed', { formErrors: { entity: 'This cannot be imported' } });
  requireAccess(target.access.create, actor, tenant);
  return target;
}

/** What the person may take files into, with the fields of each. */
export async function listTargets(
  tx: TenantTx,
  { targets }: Pick<ImportTools, 'targets'>,
  { actor, tenant }: ImportCaller,
): Promise<ImportTargetInfo[]> {
  const open = [...targets.values()].filter(({ access }) => mayCall(access.create, actor, tenant));
  const rows: ImportTargetInfo[] = [];
  for (const target of open) {
    const fields = await target.fieldsOf(tx);
    rows.push({
      entity: target.entity,
      one: target.words[0],
      many: target.words[1],
      most: target.most ?? MOST_IMPORTED,
      fields: fields.map(plain),
      matchFields: matchFieldsOf(target, fields),
    });
  }
  return rows;
}

/** Names of what files can be taken into and the person may see. */
export function viewableTargets(
  { targets }: Pick<ImportTools, 'targets'>,
  { actor, tenant }: ImportCaller,
): string[] {
  return [...targets.values()]
    .filter(({ access }) => mayCall(access.view, actor, tenant))
    .map(({ entity }) => entity);
}

const plain = ({ name, label, required = false }: ImportField) => ({ name, label, required });

/** Fields by which rows can be known again, with what they are called. */
function matchFieldsOf({ matchOn }: ImportTarget, fields: readonly ImportField[]) {
  return matchOn.flatMap((name) => fields.filter((field) => field.name === name).map(plain));
}

/** An import as calls answer it. */
export async function toImport(
  tx: TenantTx,
  { targets }: Pick<ImportTools, 'targets'>,
  record: ImportRecord,
): Promise<Import> {
  const target = targets.get(record.entity);
  const fields = (await target?.fieldsOf(tx)) ?? [];
  const people = await peopleByIds(tx, [record.user_id]);
  return {
    id: record.id,
    entity: record.entity,
    one: target?.words[0] ?? record.entity,
    many: target?.words[1] ?? record.entity,
    filename: record.filename,
    status: record.status,
    columns: record.columns,
    sample: record.sample,
    fields: fields.map(plain),
    mapping: record.mapping,
    matchFields: target ? matchFieldsOf(target, fields) : [],
    matchOn: record.match_on,
    onMatch: record.on_match,
    total: record.total,
    processed: record.processed,
    created: record.created,
    updated: record.updated,
    skipped: record.skipped,
    failed: record.failed,
    check: record.checked,
    errorFileUrl: record.failed > 0 ? `/api/v1/admin/imports/${record.id}/errors/` : null,
    error: record.error,
    user: people.get(record.user_id) ?? null,
    version: record.version,
    created_at: record.created_at.toISOString(),
    started_at: record.started_at?.toISOString() ?? null,
    finished_at: record.finished_at?.toISOString() ?? null,
  };
}

/** One import. Shape: `among` leaves those of other entities out. Errors: `not_found`. */
export async function findImport(
  tx: TenantTx,
  id: number,
  { lock = false, among }: { readonly lock?: boolean; readonly among?: readonly string[] } = {},
): Promise<ImportRecord> {
  const one = tx.selectFrom('imports').selectAll().where('id', '=', id);
  const query = among ? one.where('entity', 'in', among) : one;
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw appError('not_found');
  return row;
}

/**
 * Begins an import: the file's rows are written down, and its columns are put into the fields whose names they have.
 * Errors: `validation_failed` without exactly one file; `file_invalid`; `too_large`; `forbidden`.
 */
export async function beginImport(
  runWrite: <Value>(work: (write: TenantWrite) => Promise<Value>) => Promise<Value>,
  caller: ImportCaller,
  tools: ImportTools,
  entity: string,
  files: readonly File[],
): Promise<Import> {
  const target = targetFor(tools.targets, entity, caller);
  const [file, ...more] = files;
  if (!file || more.length > 0)
    throw appError('validation_failed', { formErrors: { 'files[]': 'Choose one file' } });
  const guid = randomUUID();
  await mkdir(tools.folder, { recursive: true });
  const path = importFile(tools.folder, { guid });
  try {
    const head = await storeTable(new Uint8Array(await file.arrayBuffer()), path);
    const { most = MOST_IMPORTED, words } = target;
    if (head.total > most)
      throw appError('too_large', { message: `There are up to ${most} ${words[1]}` });
    return await runWrite(async (write) => {
      const mapping = suggestMapping(head.columns, await target.fieldsOf(write.tx));
      const record = await write.tx
        .insertInto('imports')
        .values({
          tenant_id: write.tenantId,
          guid,
          user_id: await rememberActor(write),
          entity,
          filename: file.name.slice(-200),
          columns: JSON.stringify(head.columns),
          sample: JSON.stringify(head.sample),
          mapping: JSON.stringify(mapping),
          match_on: target.matchOn.find((name) => mapping.includes(name)) ?? '',
          total: head.total,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordChange(write, { entity: 'import', id: record.id, action: 'created' });
      return toImport(write.tx, tools, record);
    });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Says which column is which field. Errors: `not_found`; `not_now`; `conflict`; `validation_failed`; `forbidden`. */
export async function changeImport(
  write: ImportWrite,
  tools: ImportTools,
  id: number,
  change: {
    readonly mapping?: readonly string[] | undefined;
    readonly matchOn?: string | undefined;
    readonly onMatch?: OnMatch | undefined;
    readonly version?: number | undefined;
  },
): Promise<Import> {
  const { tx } = write;
  const record = await findImport(tx, id, { lock: true });
  const target = targetFor(tools.targets, record.entity, write);
  if (record.status !== 'mapping' && record.status !== 'ready') throw appError('not_now');
  if (change.version !== undefined && change.version !== record.version)
    throw appError('conflict', { current: await toImport(tx, tools, record) });
  const { mapping = record.mapping, onMatch = record.on_match } = change;
  const known = new Set((await target.fieldsOf(tx)).map(({ name }) => name));
  const named = mapping.filter(Boolean);
  // What rows were known again by goes with its column.
  const matchOn = change.matchOn ?? (named.includes(record.match_on) ? record.match_on : '');
  const wrong: Record<string, string> = {};
  if (mapping.length !== record.columns.length)
    wrong.mapping = `must name a field or nothing for each of the ${record.columns.length} columns`;
  else if (named.some((name) => !known.has(name)))
    wrong.mapping = 'names a field that does not exist';
  else if (new Set(named).size < named.length) wrong.mapping = 'names a field twice';
  if (matchOn && !target.matchOn.includes(matchOn))
    wrong.matchOn = 'cannot be used to know rows again';
  else if (matchOn && !named.includes(matchOn)) wrong.matchOn = 'is not a column of the file';
  if (Object.keys(wrong).length > 0) throw appError('validation_failed', { formErrors: wrong });
  const next = await tx
    .updateTable('imports')
    .set({
      mapping: JSON.stringify(mapping),
      match_on: matchOn,
      on_match: onMatch,
      status: 'mapping',
      checked: null,
      version: record.version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'import', id, action: 'updated', version: next.version });
  return toImport(tx, tools, next);
}

/** From where to where an import goes on each step. */
const STEPS = {
  validate: { from: ['mapping', 'ready'], to: 'validating' },
  start: { from: ['mapping', 'ready'], to: 'running' },
  undo: { from: ['done', 'failed', 'cancelled'], to: 'undoing' },
} as const satisfies Record<string, { from: readonly ImportStatus[]; to: ImportStatus }>;

/** True for an import that changes rows that are there already. */
export function changesRows({ match_on, on_match }: ImportRecord): boolean {
  return match_on !== '' && on_match === 'update';
}

/** Begins a step of an import in the background. Errors: `not_found`; `not_now`; `validation_failed` without a column; `forbidden`. */
export async function beginStep(
  write: ImportWrite,
  tools: ImportTools,
  id: number,
  step: keyof typeof STEPS,
): Promise<Import> {
  const { tx, tenantId } = write;
  const record = await findImport(tx, id, { lock: true });
  const target = targetFor(tools.targets, record.entity, write);
  const { from, to } = STEPS[step];
  if (!from.some((status) => status === record.status)) throw appError('not_now');
  // Taking back puts what the file has made into the trash.
  if (step === 'undo') requireAccess(target.access.remove, write.actor, write.tenant);
  // Taking back puts rows back that the file has changed.
  if (step !== 'validate' && changesRows(record))
    requireAccess(target.access.update, write.actor, write.tenant);
  // A file that changes what is there needs to say no more than what it is known by.
  const missing = changesRows(record)
    ? undefined
    : (await target.fieldsOf(tx)).find(
        ({ name, required }) => required && !record.mapping.includes(name),
      );
  if (step !== 'undo' && (record.mapping.every((name) => !name) || missing))
    throw appError('validation_failed', {
      formErrors: {
        mapping: missing ? `${missing.label} needs a column` : 'Choose a field for some column',
      },
    });
  const next = await tx
    .updateTable('imports')
    .set({
      status: to,
      version: record.version + 1,
      error: '',
      ...(step === 'start' && {
        started_at: new Date(),
        processed: 0,
        created: 0,
        updated: 0,
        skipped: 0,
        failed: 0,
      }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tools.send(tx, importJob, { importId: id }, { tenantId });
  await recordChange(write, { entity: 'import', id, action: 'updated', version: next.version });
  return toImport(tx, tools, next);
}

/** Stops an import after the rows that are being taken in. Errors: `not_found`; `not_now`; `forbidden`. */
export async function cancelImport(
  write: ImportWrite,
  tools: ImportTools,
  id: number,
): Promise<Import> {
  const { tx } = write;
  const record = await findImport(tx, id, { lock: true });
  targetFor(tools.targets, record.entity, write);
  if (!['mapping', 'ready', 'validating', 'running'].includes(record.status))
    throw appError('not_now');
  const next = await tx
    .updateTable('imports')
    .set({ status: 'cancelled', version: record.version + 1, finished_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'import', id, action: 'updated', version: next.version });
  return toImport(tx, tools, next);
}
