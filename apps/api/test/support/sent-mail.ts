import { join } from 'node:path';
import type { StoredMail } from '@org/schema/entities';
import { openMailbox } from '../../src/kernel/mail/mailbox.ts';
import type { TestApi } from './test-api.ts';

/**
 * Waits for a mail that the workers write to the disk. Takes API with running jobs, recipient.
 * @returns newest mail to them
 */
export async function sentMail(
  t: TestApi,
  to: string,
  subject: RegExp = /./,
): Promise<StoredMail & { readonly token: string }> {
  const mailbox = openMailbox(join(t.dataDir, 'mailbox'));
  const tenants = await t.database.asOwner<{ id: string }>('select id from platform.tenants');
  const ids = [null, ...tenants.map(({ id }) => Number(id))];
  for (let tries = 0; tries < 3000; tries++) {
    const found = (await mailbox.list(ids)).find(
      (mail) => mail.to === to && subject.test(mail.subject),
    );
    if (found) return { ...found, token: /token=([\w-]+)/.exec(found.text)?.[1] ?? '' };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail came to ${to}`);
}
