import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import {
  type Import,
  type ImportStatus,
  type ImportTargetInfo,
  MAX_IMPORTED,
  type OnMatch,
} from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import type { Actor, TenantContext } from '../access/call.ts';
import type { ImportRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import { cacheActor, recordChange, type TenantWrite } from '../events/record-change.ts';
import { canCall, requireAccess } from '../http/authorise.ts';
import { type Correction, correctImport } from './correct-import.ts';
import { getMatchFields, plainField, toImport } from './import-answer.ts';
import { type ImportTarget, suggestMapping } from './import-target.ts';
import { type ImportTools, importFile, importJob, targetIn } from './import-tools.ts';
import { storeTable } from './read-table.ts';

/** Change of an import, by a user who may import. */
export type ImportWrite = TenantWrite & Pick<ImportCaller, 'tenant'>;

/** User and tenant of a request. */
export interface ImportCaller {
  readonly actor: Actor;
  readonly tenant: Pick<TenantContext, 'plan' | 'modules'>;
}

/**
 * Returns a target that the user may import.
 * @throws `validation_failed` on `entity`; those of creating a record by hand
 */
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

/** The same of an import that was begun. */
function boundFor(tools: ImportTools, record: ImportRecord, caller: ImportCaller): ImportTarget {
  const target = targetFor(tools.targets, record.entity, caller);
  return targetIn(tools, record) ?? target;
}

/** Returns the targets that the user may import, with their fields, by names of entities. */
export async function listTargets(
  tx: TenantTx,
  { targets }: Pick<ImportTools, 'targets'>,
  { actor, tenant }: ImportCaller,
): Promise<ImportTargetInfo[]> {
  const open = [...targets.values()].filter(({ access }) => canCall(access.create, actor, tenant));
  const rows: ImportTargetInfo[] = [];
  for (const target of open) {
    const fields = await target.getFields(tx);
    rows.push({
      entity: target.entity,
      one: target.words[0],
      many: target.words[1],
      most: target.most ?? MAX_IMPORTED,
      forms: (target.forms ?? []).map(({ label }) => label),
      fields: fields.map(plainField),
      matchFields: getMatchFields(target, fields),
    });
  }
  return rows.toSorted((a, b) => (a.entity < b.entity ? -1 : 1));
}

/** Names of what files can be taken into and the person may see. */
export function viewableTargets(
  { targets }: Pick<ImportTools, 'targets'>,
  { actor, tenant }: ImportCaller,
): string[] {
  return [...targets.values()]
    .filter(({ access }) => canCall(access.view, actor, tenant))
    .map(({ entity }) => entity);
}

/**
 * One import. Takes `among` leaves those of other entities out.
 * @throws `not_found`
 */
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
 * Starts an import: stores the rows of the file, and maps columns to the fields with the same name.
 * @throws `validation_failed` without exactly one file; `file_invalid`; `too_large`; `forbidden`
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
  await mkdir(tools.folder, { recursive: true, mode: 0o700 });
  const path = importFile(tools.folder, { guid });
  try {
    const head = await storeTable(new Uint8Array(await file.arrayBuffer()), path, target.forms);
    const { most = MAX_IMPORTED, words } = target;
    if (head.total > most)
      throw appError('too_large', {
        message: `A file can have up to ${most.toLocaleString('en')} ${words[1]}`,
      });
    const format = head.form?.name ?? '';
    return await runWrite(async (write) => {
      const { matchOn, getFields } =
        targetIn(tools, { id: 0, entity, format, makes_missing: false }) ?? target;
      const mapping = suggestMapping(head.columns, await getFields(write.tx));
      const record = await write.tx
        .insertInto('imports')
        .values({
          tenant_id: write.tenantId,
          guid,
          user_id: await cacheActor(write),
          entity,
          filename: file.name.slice(-200),
          columns: JSON.stringify(head.columns),
          sample: JSON.stringify(head.sample),
          mapping: JSON.stringify(mapping),
          match_on: matchOn.find((name) => mapping.includes(name)) ?? '',
          format,
          line_count: head.rows,
          parts: head.parts,
          // A file of another program brings a shop along; one in our own form is written for what is there.
          makes_missing: format !== '' && target.canMakeMissing === true,
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

/**
 * Says which column is which field.
 * @throws `not_found`; `not_now`; `conflict`; `validation_failed`; `forbidden`
 */
export async function changeImport(
  write: ImportWrite,
  tools: ImportTools,
  id: number,
  change: {
    readonly mapping?: readonly string[] | undefined;
    readonly matchOn?: string | undefined;
    readonly onMatch?: OnMatch | undefined;
    readonly makesMissing?: boolean | undefined;
    readonly version?: number | undefined;
  },
): Promise<Import> {
  const { tx } = write;
  const record = await findImport(tx, id, { lock: true });
  const target = boundFor(tools, record, write);
  if (record.status !== 'mapping' && record.status !== 'ready') throw appError('not_now');
  if (change.version !== undefined && change.version !== record.version)
    throw appError('conflict', { current: await toImport(tx, tools, record) });
  const { mapping = record.mapping, onMatch = record.on_match } = change;
  const { makesMissing = record.makes_missing } = change;
  const known = new Set((await target.getFields(tx)).map(({ name }) => name));
  const named = mapping.filter(Boolean);
  // What rows were known again by goes with its column.
  const matchOn = change.matchOn ?? (named.includes(record.match_on) ? record.match_on : '');
  const wrong: Record<string, string> = {};
  if (mapping.length !== record.columns.length)
    wrong.mapping = `must have a field or null for each of the ${record.columns.length} columns`;
  else if (named.some((name) => !known.has(name)))
    wrong.mapping = 'names a field that does not exist';
  else if (new Set(named).size < named.length) wrong.mapping = 'names a field twice';
  if (matchOn && !target.matchOn.includes(matchOn))
    wrong.matchOn = 'cannot be used to know rows again';
  else if (matchOn && !named.includes(matchOn)) wrong.matchOn = 'is not a column of the file';
  if (makesMissing && !target.canMakeMissing) wrong.makesMissing = 'cannot be done in this import';
  if (Object.keys(wrong).length > 0) throw appError('validation_failed', { formErrors: wrong });
  const next = await tx
    .updateTable('imports')
    .set({
      mapping: JSON.stringify(mapping),
      match_on: matchOn,
      on_match: onMatch,
      makes_missing: makesMissing,
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

/** Status before and after each step. */
const STEPS = {
  validate: { from: ['mapping', 'ready'], to: 'validating' },
  start: { from: ['mapping', 'ready'], to: 'running' },
  undo: { from: ['done', 'partial', 'failed', 'cancelled'], to: 'undoing' },
} as const satisfies Record<string, { from: readonly ImportStatus[]; to: ImportStatus }>;

/** True for an import that changes rows that are there already. */
export function changesRows({ match_on, on_match }: ImportRecord): boolean {
  return match_on !== '' && on_match === 'update';
}

/**
 * Begins a step of an import in the background.
 * @throws `not_found`; `not_now`; `validation_failed` without a column; `forbidden`
 */
export async function beginStep(
  write: ImportWrite,
  tools: ImportTools,
  id: number,
  step: keyof typeof STEPS,
): Promise<Import> {
  const { tx, tenantId } = write;
  const record = await findImport(tx, id, { lock: true });
  const target = boundFor(tools, record, write);
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
    : (await target.getFields(tx)).find(
        ({ name, required }) => required && !record.mapping.includes(name),
      );
  if (step !== 'undo' && (record.mapping.every((name) => !name) || missing))
    throw appError('validation_failed', {
      formErrors: {
        mapping: missing ? `Map a column to ${missing.label}` : 'Map at least one column',
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

/**
 * Corrects failed rows of an import and tries them again.
 * @throws `not_found`; `not_now`; `conflict`; `validation_failed`; `forbidden`
 */
export async function correctRows(
  write: ImportWrite,
  tools: ImportTools,
  id: number,
  { version, ...correction }: Correction & { readonly version?: number | undefined },
): Promise<Import> {
  const record = await findImport(write.tx, id, { lock: true });
  const target = boundFor(tools, record, write);
  if (changesRows(record)) requireAccess(target.access.update, write.actor, write.tenant);
  if (version !== undefined && version !== record.version)
    throw appError('conflict', { current: await toImport(write.tx, tools, record) });
  return correctImport(write, tools, { record, target }, correction);
}

/**
 * Stops an import after the current batch.
 * @throws `not_found`; `not_now`; `forbidden`
 */
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

/**
 * Lets the pictures of an import that failed be fetched once more.
 * @throws `not_found`; `not_now` where none did; `forbidden`
 */
export async function fetchAgain(
  write: ImportWrite,
  tools: ImportTools,
  id: number,
): Promise<Import> {
  const record = await findImport(write.tx, id, { lock: true });
  const { pictures } = targetFor(tools.targets, record.entity, write);
  if (!pictures || (await pictures.retry(write, id, tools.send)) === 0) throw appError('not_now');
  await recordChange(write, { entity: 'import', id, action: 'updated', version: record.version });
  return toImport(write.tx, tools, record);
}
