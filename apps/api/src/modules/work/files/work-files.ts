import type { CardEntity, WorkFile } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { PrivateFileRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { personIn } from '../../../kernel/entities/entity-stamps.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { taskEntity } from '../tasks/task.entity.ts';

/** Record that files belong to. */
export interface FilesOf {
  readonly entity: CardEntity;
  readonly id: number;
}

const COLUMNS = { task: 'task_id', project: 'project_id' } as const;

/** Maximum number of files of a record. */
const MAX_FILES = 200;

/** Checks that the user may see a record: only then may they see its files. Errors: `not_found`. */
async function requireRecord(write: TenantWrite, { entity, id }: FilesOf): Promise<void> {
  await getEntity(write, entity === 'task' ? taskEntity : projectEntity, id);
}

const selectFiles = (tx: TenantTx, { entity, id }: FilesOf) =>
  tx
    .selectFrom('private_files')
    .innerJoin('work_files', (join) =>
      join
        .onRef('work_files.tenant_id', '=', 'private_files.tenant_id')
        .onRef('work_files.file_id', '=', 'private_files.id'),
    )
    .selectAll('private_files')
    .where(`work_files.${COLUMNS[entity]}`, '=', id)
    .where('private_files.owner', '=', 'work');

/** Returns the files of a record, newest first. Errors: `not_found`. */
export async function listFiles(write: TenantWrite, record: FilesOf): Promise<WorkFile[]> {
  await requireRecord(write, record);
  const rows = await selectFiles(write.tx, record).orderBy('private_files.id', 'desc').execute();
  const people = await peopleByIds(
    write.tx,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map(({ id, name, mime_type, bytes, author_id, created_at }) => ({
    id,
    name,
    mime_type,
    size: Number(bytes),
    user: personIn(people, author_id),
    created_at: created_at.toISOString(),
    url: `/api/v1/admin/${record.entity}s/${record.id}/files/${id}/`,
  }));
}

/** Returns a file of a record. Errors: `not_found`. */
export async function findFile(
  write: TenantWrite,
  record: FilesOf,
  fileId: number,
): Promise<PrivateFileRecord> {
  await requireRecord(write, record);
  const row = await selectFiles(write.tx, record)
    .where('private_files.id', '=', fileId)
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  return row;
}

/** Checks that a record may get more files. Errors: `not_found`; `validation_failed` on `files[]`. */
export async function requireRoom(
  write: TenantWrite,
  record: FilesOf,
  added: number,
): Promise<void> {
  const files = await listFiles(write, record);
  if (files.length + added > MAX_FILES)
    throw appError('validation_failed', {
      formErrors: { 'files[]': `A ${record.entity} has at most ${MAX_FILES} files` },
    });
}

const announce = (write: TenantWrite, { entity, id }: FilesOf, from: string, to: string) =>
  recordChange(write, { entity, id, action: 'updated', changes: { files: [from, to] } });

/** Adds stored files to a record. */
export async function linkFiles(
  write: TenantWrite,
  record: FilesOf,
  files: readonly PrivateFileRecord[],
): Promise<void> {
  await write.tx
    .insertInto('work_files')
    .values(
      files.map(({ id }) => ({
        tenant_id: write.tenantId,
        file_id: id,
        [COLUMNS[record.entity]]: record.id,
      })),
    )
    .execute();
  await announce(write, record, '', files.map(({ name }) => name).join(', '));
}

/** Removes a file from a record; its bytes are deleted afterwards. Errors: `not_found`. */
export async function removeFile(
  write: TenantWrite,
  record: FilesOf,
  fileId: number,
): Promise<PrivateFileRecord> {
  const file = await findFile(write, record, fileId);
  await cacheActor(write);
  await write.tx.deleteFrom('private_files').where('id', '=', fileId).execute();
  await announce(write, record, file.name, '');
  return file;
}
