import { layMail } from '../../../kernel/mail/mail-layout.ts';
import type { MailContent } from '../../../kernel/mail/mail-message.ts';

/** Email that shows that a mail server works. */
export function testMail(tenant: string): MailContent {
  return layMail({
    subject: 'Your mail server works',
    sender: tenant,
    title: 'Your mail server works',
    paragraphs: [`${tenant} can send emails through this server.`],
    note: 'Sent from the mail server settings.',
  });
}
