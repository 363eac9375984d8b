import type { WorkFile } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { PrivateFileRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import { personIn } from '../../../kernel/entities/entity-stamps.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';

/** A quote or an invoice whose files are meant. */
export interface FilesOf {
  readonly kind: 'quote' | 'invoice';
  readonly id: number;
}

/** Quote or invoice with its definition, by which permission to see it is checked. */
export interface FilesOfRecord extends FilesOf {
  readonly entity: AnyEntityDefinition;
}

const COLUMNS = { quote: 'quote_id', invoice: 'invoice_id' } as const;

/** Maximum number of files of a document. */
const MAX_FILES = 100;

const selectFiles = (tx: TenantTx, { kind, id }: FilesOf) =>
  tx
    .selectFrom('private_files')
    .innerJoin('document_files', (join) =>
      join
        .onRef('document_files.tenant_id', '=', 'private_files.tenant_id')
        .onRef('document_files.file_id', '=', 'private_files.id'),
    )
    .selectAll('private_files')
    .select('document_files.is_shared')
    .where(`document_files.${COLUMNS[kind]}`, '=', id)
    .where('private_files.owner', '=', 'billing');

/** Returns the files of a document that its customer sees, oldest first. */
export const listSharedFiles = (tx: TenantTx, of: FilesOf): Promise<PrivateFileRecord[]> =>
  selectFiles(tx, of)
    .where('document_files.is_shared', '=', true)
    .orderBy('private_files.id')
    .execute();

/**
 * Returns a file of a document that its customer sees.
 * @throws `not_found`, also for a file that is not shared or belongs to another document
 */
export async function findSharedFile(
  tx: TenantTx,
  of: FilesOf,
  fileId: number,
): Promise<PrivateFileRecord> {
  const row = await selectFiles(tx, of)
    .where('document_files.is_shared', '=', true)
    .where('private_files.id', '=', fileId)
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  return row;
}

/**
 * Checks that the user may see a document: only then may they see its files.
 * @throws `not_found`
 */
const requireRecord = async (write: TenantWrite, { entity, id }: FilesOfRecord): Promise<void> => {
  await getEntity(write, entity, id);
};

/**
 * Returns the files of a document, newest first.
 * @throws `not_found`
 */
export async function listFiles(write: TenantWrite, record: FilesOfRecord): Promise<WorkFile[]> {
  await requireRecord(write, record);
  const rows = await selectFiles(write.tx, record).orderBy('private_files.id', 'desc').execute();
  const people = await peopleByIds(
    write.tx,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map(({ id, name, mime_type, bytes, author_id, created_at, is_shared }) => ({
    id,
    name,
    mime_type,
    size: Number(bytes),
    user: personIn(people, author_id),
    created_at: created_at.toISOString(),
    url: `/api/v1/admin/${record.kind}s/${record.id}/files/${id}/`,
    isShared: is_shared,
  }));
}

/**
 * Returns a file of a document.
 * @throws `not_found`
 */
export async function findFile(write: TenantWrite, record: FilesOfRecord, fileId: number) {
  await requireRecord(write, record);
  const row = await selectFiles(write.tx, record)
    .where('private_files.id', '=', fileId)
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  return row;
}

/**
 * Checks that a document may get more files.
 * @throws `not_found`; `validation_failed` on `files[]`
 */
export async function requireRoom(
  write: TenantWrite,
  record: FilesOfRecord,
  added: number,
): Promise<void> {
  const files = await listFiles(write, record);
  if (files.length + added > MAX_FILES)
    throw appError('validation_failed', {
      formErrors: { 'files[]': `A document has at most ${MAX_FILES} files` },
    });
}

const announce = (write: TenantWrite, { kind, id }: FilesOf, from: string, to: string) =>
  recordChange(write, { entity: kind, id, action: 'updated', changes: { files: [from, to] } });

/** Adds stored files to a document; the customer does not see them yet. */
export async function linkFiles(
  write: TenantWrite,
  record: FilesOf,
  files: readonly PrivateFileRecord[],
): Promise<void> {
  await write.tx
    .insertInto('document_files')
    .values(
      files.map(({ id }) => ({
        tenant_id: write.tenantId,
        file_id: id,
        [COLUMNS[record.kind]]: record.id,
      })),
    )
    .execute();
  await announce(write, record, '', files.map(({ name }) => name).join(', '));
}

/**
 * Shows a file to the customer of its document, or hides it.
 * @throws `not_found`
 */
export async function shareFile(
  write: TenantWrite,
  record: FilesOfRecord,
  fileId: number,
  isShared: boolean,
): Promise<void> {
  const file = await findFile(write, record, fileId);
  if (file.is_shared === isShared) return;
  await write.tx
    .updateTable('document_files')
    .set({ is_shared: isShared })
    .where('file_id', '=', fileId)
    .execute();
  const shared = `${file.name} (shared)`;
  await announce(write, record, isShared ? file.name : shared, isShared ? shared : file.name);
}

/**
 * Removes a file from a document; its bytes are deleted afterwards.
 * @throws `not_found`
 */
export async function removeFile(
  write: TenantWrite,
  record: FilesOfRecord,
  fileId: number,
): Promise<PrivateFileRecord> {
  const file = await findFile(write, record, fileId);
  await cacheActor(write);
  await write.tx.deleteFrom('private_files').where('id', '=', fileId).execute();
  await announce(write, record, file.name, '');
  return file;
}
