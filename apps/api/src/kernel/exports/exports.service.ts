import { randomUUID } from 'node:crypto';
import {
  CUSTOM_FIELD_PREFIX,
  type ListField,
  type Permission,
  type PermissionModule,
} from '@org/schema';
import type { Export, ExportFormat, Selection } from '@org/schema/contract';
import { appError, invariant } from '@org/schema/errors';
import { number, object } from 'yup';
import type { Permitted } from '../access/call.ts';
import { hasPermission } from '../access/has-permission.ts';
import type { AskedList } from '../database/list-definition.ts';
import type { ListResults } from '../database/list-page.ts';
import type { ExportRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import { listCustomFields } from '../entities/custom-fields.service.ts';
import { listEntities } from '../entities/entity.service.ts';
import type { AnyEntityDefinition, Columns } from '../entities/entity-definition.ts';
import { cacheActor, type TenantWrite } from '../events/record-change.ts';
import { recordSecurityEvent } from '../events/record-security-event.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { SendJob } from '../jobs/send-job.ts';

/** Request of an export as its row stores it. */
export interface ExportRequest {
  readonly columns: readonly string[];
  readonly selection?: Selection | undefined;
}

/** The work of writing a file. */
export const exportJob = defineJob({
  name: 'export',
  payload: object({ exportId: number().integer().required() }).noUnknown(),
  retries: 3,
  timeout: 1800,
  perTenant: 2,
});

/** Number of days for which an exported file is stored. */
export const EXPORT_DAYS = 7;

/** An export as calls answer it. */
export function toExport(record: ExportRecord): Export {
  const { id, entity, format, status, total, done, error } = record;
  return {
    id,
    entity,
    format,
    status,
    total,
    done: Number(done),
    url: status === 'done' ? `/api/v1/admin/exports/${id}/file/` : null,
    error,
    created_at: record.created_at.toISOString(),
    expires_at: record.expires_at?.toISOString() ?? null,
  };
}

/** A list that can be written into a file. */
export interface ExportSource {
  /** Its name in the contract, and in exports. */
  readonly plural: string;
  readonly words: readonly [one: string, many: string];
  readonly module: PermissionModule;
  /** Every column that a file of it can have: heading and kind of value by name. */
  columns(tx: TenantTx): Promise<ReadonlyMap<string, ListField>>;
  /** One part of it, of the rows that the person may see. */
  part(write: TenantWrite, query: AskedList): Promise<ListResults<object>>;
  /** Returns the cells of a row that differ from its properties. */
  listedAs?(row: object): Readonly<Record<string, unknown>>;
}

/** The list of an entity as one that can be written into a file. */
export function entitySource(kind: AnyEntityDefinition): ExportSource {
  const { plural, words, module } = kind;
  return {
    plural,
    words,
    module,
    columns: (tx) => exportColumns(tx, kind),
    part: (write, query) => listEntities(write, kind, query as AskedList & Columns),
    listedAs: (row) => kind.listedAs?.(row) ?? {},
  };
}

/** Every column that a file of an entity can have. */
async function exportColumns(
  tx: TenantTx,
  kind: AnyEntityDefinition,
): Promise<ReadonlyMap<string, ListField>> {
  const custom = kind.hasCustomFields ? await listCustomFields(tx, kind) : [];
  const own = custom.map(({ key, label }): [string, ListField] => [
    `${CUSTOM_FIELD_PREFIX}${key}`,
    { type: 'text', label },
  ]);
  return new Map([...Object.entries(kind.list.fields ?? {}), ...own]);
}

/**
 * Begins an export: its row and its work, in one transaction.
 * @throws `validation_failed` for columns that the entity does not have
 */
export async function startExport(
  write: TenantWrite,
  source: ExportSource,
  send: SendJob,
  {
    columns: asked,
    selection,
    format,
  }: {
    readonly columns?: readonly string[] | undefined;
    readonly selection?: Selection | undefined;
    readonly format: ExportFormat;
  },
): Promise<Export> {
  const { tx, tenantId } = write;
  const known = await source.columns(tx);
  const columns = asked ?? [...known.keys()];
  const unknown = columns.findIndex((name) => !known.has(name));
  if (unknown >= 0)
    throw appError('validation_failed', {
      formErrors: { [`columns[${unknown}]`]: `This column does not exist in ${source.words[1]}` },
    });
  const request: ExportRequest = { columns, ...(selection && { selection }) };
  const row = await tx
    .insertInto('exports')
    .values({
      tenant_id: tenantId,
      guid: randomUUID(),
      user_id: await cacheActor(write),
      entity: source.plural,
      format,
      request: JSON.stringify(request),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { requestId, address, userAgent } = write.actor;
  await recordSecurityEvent(
    tx,
    tenantId,
    {
      action: 'exported',
      subject: 'export',
      subjectId: row.id,
      userId: write.actor.person.id,
      detail: `${source.words[1]} (${format})`,
    },
    { requestId, address, userAgent },
  );
  await send(tx, exportJob, { exportId: row.id }, { tenantId });
  return toExport(row);
}

/**
 * An export of the person.
 * @throws `not_found`
 */
export async function findExport(
  tx: TenantTx,
  personId: number,
  id: number,
): Promise<ExportRecord> {
  const row = await tx
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', personId)
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  return row;
}

/** Says whether a person may still take a file of a list. */
export function canExport({ module }: Pick<ExportSource, 'module'>, actor: Permitted): boolean {
  const permission: Permission = `${module}.can_export`;
  return hasPermission(actor, permission);
}

/** Returns the request that an export's row stores. */
export function getRequest(record: ExportRecord): ExportRequest {
  const { columns, selection } = record.request as Partial<ExportRequest>;
  invariant(Array.isArray(columns), 'an export names its columns');
  return { columns, selection };
}
