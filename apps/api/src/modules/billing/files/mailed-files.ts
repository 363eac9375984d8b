import { sizeText } from '@org/schema';
import { MAX_MAILED_FILES } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import type { MailAttachment } from '../../../kernel/mail/mail-message.ts';
import { readPrivateFile } from '../../content/index.ts';
import { type FilesOf, listSharedFiles } from './document-files.ts';

/**
 * Returns the ids of the shared files that the email of a document attaches.
 * @throws `validation_failed` on `attachFiles` when they are too large for an email
 */
export async function planMailedFiles(tx: TenantTx, of: FilesOf): Promise<number[]> {
  const files = await listSharedFiles(tx, of);
  const size = files.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  if (size > MAX_MAILED_FILES)
    throw appError('validation_failed', {
      formErrors: {
        attachFiles: `The shared files are larger than the ${sizeText(MAX_MAILED_FILES)} that an email can carry. Send it without files: the customer can download them from the page of the document`,
      },
    });
  return files.map(({ id }) => id);
}

/** Returns planned files as attachments, except those that have been deleted or hidden since. */
export async function readMailedFiles(
  run: <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>,
  store: MediaStore,
  tenantGuid: string,
  of: FilesOf,
  fileIds: readonly number[],
): Promise<MailAttachment[]> {
  if (fileIds.length === 0) return [];
  const files = await run((tx) => listSharedFiles(tx, of));
  const attachments: MailAttachment[] = [];
  for (const { id, guid, name, mime_type } of files) {
    if (!fileIds.includes(id)) continue;
    const bytes = await readPrivateFile(store, tenantGuid, guid);
    if (bytes)
      attachments.push({ name, contentType: mime_type, content: bytes.toString('base64') });
  }
  return attachments;
}
