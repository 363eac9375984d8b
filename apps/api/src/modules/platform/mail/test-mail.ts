import type { MailContent } from '../../../kernel/mail/mail-message.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';

/** Email that shows that a mail server works. */
export function testMail(tenant: string): MailContent {
  return renderMail({
    subject: 'Your mail server works',
    sender: tenant,
    title: 'Your mail server works',
    paragraphs: [`${tenant} can send emails through this server.`],
    note: 'Sent from the mail server settings.',
  });
}
