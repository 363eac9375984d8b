import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { UPLOAD_LIMIT } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { PrivateFileRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import type { MediaStore, PicturePlace } from '../../../kernel/files/media-store.ts';
import { defineService } from '../../../kernel/module/define-service.ts';
import type { UploadTarget } from '../media/media.service.ts';
import { checkRoom, reserveStorage } from '../media/storage-quota.ts';
import { getPrivateFileType } from './file-type.ts';

/** Store of the files that no public URL serves. */
export const getPrivateFileStore = defineService(({ openStore }) => openStore('private-files'));

const HOUR = 3_600_000;

/** Name of the one file in the folder of a private file. */
const STORED_NAME = 'file';

const getPlace = (tenantGuid: string, guid: string): PicturePlace => ({
  tenantGuid,
  guid,
  revision: 'files',
});

/** Returns a file name without characters of paths or headers. */
const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, '_')
    .trim()
    .slice(-200) || 'file';

interface Stored {
  readonly guid: string;
  readonly name: string;
  readonly mime_type: string;
  readonly bytes: number;
}

async function storeFile(
  { store, tenant }: Pick<UploadTarget, 'store' | 'tenant'>,
  file: File,
): Promise<Stored> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const name = cleanName(file.name);
  const mime_type = await getPrivateFileType(bytes, name);
  const guid = randomUUID();
  await store.put(getPlace(tenant.guid, guid), [{ name: STORED_NAME, bytes }]);
  return { guid, name, mime_type, bytes: bytes.byteLength };
}

/**
 * Checks uploads.
 * @throws `validation_failed` without a file; `too_large`
 */
function checkFiles(files: readonly File[]): void {
  if (files.length === 0)
    throw appError('validation_failed', { formErrors: { 'files[]': 'Choose at least one file' } });
  const large = files.find(({ size }) => size > UPLOAD_LIMIT);
  if (large) {
    const message = `${cleanName(large.name)} is larger than 15 MB`;
    throw appError('too_large', { message, formErrors: { 'files[]': message } });
  }
}

/** Steps of an upload that the record of the files decides. */
export interface PrivateUpload {
  /** Module that refers to the files. */
  readonly owner: PrivateFileRecord['owner'];
  /** Checks whether files may be added, before they are stored and again when they are. */
  readonly check: (write: TenantWrite) => Promise<unknown>;
  /** Refers to the files in the transaction that inserts them. */
  readonly link: (write: TenantWrite, files: readonly PrivateFileRecord[]) => Promise<void>;
}

/**
 * Stores private files within the quota of the media library: the files first, then the rows in one transaction; a failure
 * removes the files.
 * @throws `validation_failed` without a file; `too_large`, `attachment_invalid`, `storage_full`; those of `check`
 */
export async function addPrivateFiles(
  target: UploadTarget,
  files: readonly File[],
  { owner, check, link }: PrivateUpload,
): Promise<void> {
  const { store, run, tenant, actor } = target;
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const toWrite = (tx: TenantTx): TenantWrite => ({ tx, tenantId: tenant.id, actor });
  await run(async (tx) => {
    await check(toWrite(tx));
    checkFiles(files);
    await checkRoom(tx, tenant, bytes);
  });
  const stored: Stored[] = [];
  try {
    for (const file of files) stored.push(await storeFile(target, file));
    await run(async (tx) => {
      const write = toWrite(tx);
      await check(write);
      await reserveStorage(tx, tenant, bytes);
      const author_id = await cacheActor(write);
      const rows = await tx
        .insertInto('private_files')
        .values(stored.map((file) => ({ ...file, tenant_id: tenant.id, owner, author_id })))
        .returningAll()
        .execute();
      await link(write, rows);
    });
  } catch (error) {
    await Promise.all(stored.map(({ guid }) => store.remove(tenant.guid, guid)));
    throw error;
  }
}

/**
 * Returns the bytes of a private file; undefined when they are missing.
 * @param guid - id of the file
 */
export async function readPrivateFile(
  store: MediaStore,
  tenantGuid: string,
  guid: string,
): Promise<Buffer | undefined> {
  const open = await store.open(getPlace(tenantGuid, guid), STORED_NAME);
  if (!open) return undefined;
  try {
    return await open.handle.readFile();
  } finally {
    await open.handle.close();
  }
}

/**
 * Returns a private file as a download; the browser never shows it as a page.
 * @throws `not_found`
 */
export async function sendPrivateFile(
  store: MediaStore,
  tenantGuid: string,
  { guid, name, mime_type }: Pick<PrivateFileRecord, 'guid' | 'name' | 'mime_type'>,
): Promise<Response> {
  const open = await store.open(getPlace(tenantGuid, guid), STORED_NAME);
  if (!open) throw appError('not_found');
  return new Response(Readable.toWeb(open.handle.createReadStream()) as ReadableStream, {
    headers: {
      'content-type': mime_type,
      'content-length': String(open.size),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Tables that refer to private files, by the domain of their records. */
const LINKS = { work: 'work_files', billing: 'document_files' } as const;

/**
 * Deletes the rows of files whose record was deleted for good.
 * @returns number of deleted rows
 */
export async function sweepUnlinkedFiles(
  db: TenantDatabase,
  owner: keyof typeof LINKS,
): Promise<number> {
  const tenants = await db.asPlatform('sweep files', (tx) =>
    tx.selectFrom('tenants').select('id').execute(),
  );
  let swept = 0n;
  for (const { id } of tenants) {
    const { numAffectedRows = 0n } = await db.asTenant(id, (tx) =>
      sql`
        delete from private_files where owner = ${owner} and not exists (
          select 1 from ${sql.table(LINKS[owner])} l where l.tenant_id = private_files.tenant_id and l.file_id = private_files.id)`.execute(
        tx,
      ),
    );
    swept += numAffectedRows;
  }
  return Number(swept);
}

/**
 * Removes stored files without a row, such as those of deleted records.
 * @returns number of removed files
 */
export async function sweepPrivateFiles(
  store: MediaStore,
  db: TenantDatabase,
  age: number = HOUR,
): Promise<number> {
  const found = await store.sweep(age);
  const tenants = await db.asPlatform('sweep files', (tx) =>
    tx.selectFrom('tenants').select(['id', 'guid']).execute(),
  );
  let swept = 0;
  for (const { id, guid: tenantGuid } of tenants) {
    const guids = (found.get(tenantGuid) ?? []).map(({ guid }) => guid);
    if (guids.length === 0) continue;
    const rows = await db.asTenant(id, (tx) =>
      tx.selectFrom('private_files').select('guid').where('guid', 'in', guids).execute(),
    );
    const known = new Set(rows.map(({ guid }) => guid));
    const orphans = guids.filter((guid) => !known.has(guid));
    for (const guid of orphans) await store.remove(tenantGuid, guid);
    swept += orphans.length;
  }
  return swept;
}
