import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type StoredMail, storedMailSchema } from '@org/schema/entities';
import type { MailMessage } from './mail-message.ts';

/** Maximum number of stored emails; the oldest are removed first. */
const MAX_KEPT = 500;

/** Emails on disk, for installations without a mail server. */
export interface Mailbox {
  put(message: MailMessage): Promise<void>;
  /**
   * Lists emails, newest first.
   * @returns at most 100
   */
  list(tenantIds: readonly (number | null)[]): Promise<StoredMail[]>;
}

const MAX_SHOWN = 100;
/** `{number}-{tenant}.json`: the number is that of the mail, the tenant `platform` for none. */
const NAME = /^(\d{12})-(\d+|platform)\.json$/;

/** Opens the mailbox of a folder, which is made with the first mail. */
export function openMailbox(folder: string): Mailbox {
  const names = async (): Promise<string[]> =>
    (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
  return {
    async put({ id, from, to, subject, text, html, attachments = [], tenantId }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const mail: StoredMail = {
        id,
        from: `${from.name} <${from.address}>`,
        to,
        subject,
        text,
        html,
        attachments: attachments.map(({ name, contentType, content }) => ({
          name,
          contentType,
          size: Buffer.byteLength(content, 'base64'),
        })),
        sent_at: new Date().toISOString(),
      };
      const name = `${String(id).padStart(12, '0')}-${tenantId ?? 'platform'}.json`;
      const file = await open(join(folder, `${name}.part`), 'w', 0o600);
      await file.writeFile(JSON.stringify(mail));
      await file.close();
      await rename(join(folder, `${name}.part`), join(folder, name));
      for (const old of (await names()).slice(0, -MAX_KEPT))
        await rm(join(folder, old), { force: true });
    },
    async list(tenantIds) {
      const owners = new Set(tenantIds.map((id) => String(id ?? 'platform')));
      const own = (await names()).filter((name) => owners.has(NAME.exec(name)?.[2] ?? ''));
      const texts = await Promise.all(
        own.slice(-MAX_SHOWN).map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
      );
      const mails = texts.filter(Boolean).map((text) => storedMailSchema.cast(JSON.parse(text)));
      return mails.reverse();
    },
  };
}
