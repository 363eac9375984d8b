import { type EmailDetails, mergeEmail, mergeLine } from '@org/blocks/email';
import { escapeHtml } from '@org/content/html';
import { number, object } from 'yup';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { MailContent } from '../../../kernel/mail/mail-message.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';
import { unsubscribeHeaders } from '../../../kernel/mail/unsubscribe-headers.ts';
import type { EventMail, MailDesigner } from '../../../kernel/module/design-mail.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { compileCampaign } from '../campaigns/compile-campaign.ts';
import { readEmailProducts } from '../campaigns/email-products.ts';

/** Job that counts an email of a notification, so that transactions about different orders do not wait for each other. */
export const countNotificationJob = defineJob({
  name: 'count-notification',
  payload: object({ notificationId: number().integer().required() }).noUnknown(),
});

/** Counts an email of a notification to customers or staff. */
export async function countNotification(
  { db }: Pick<Kernel, 'db'>,
  { tenantId, payload: { notificationId } }: TenantJobWork<{ notificationId: number }>,
): Promise<void> {
  await db.asTenant(tenantId, (tx) =>
    tx
      .updateTable('email_notifications')
      .set((row) => ({ sent: row('sent', '+', 1), last_sent_at: new Date() }))
      .where('id', '=', notificationId)
      .execute(),
  );
}

/** Returns the details of a standard email for the blocks of a designed one. */
export function toDetails({ parts }: Pick<EventMail, 'parts'>): EmailDetails {
  const { title, paragraphs, link, rows = [], button } = parts;
  return { title, paragraphs, link, rows, button };
}

/** Returns whether an email has the link of the button of the standard one. */
const hasButton = (html: string, { button }: EventMail['parts']): boolean =>
  button === undefined || html.includes(`"${escapeHtml(button.href)}"`);

/** Adds the link to unsubscribe of the standard email to a designed one, for emails that have it. */
function withUnsubscribe(content: MailContent, { unsubscribe }: EventMail['parts']): MailContent {
  if (!unsubscribe) return content;
  const { label, href } = unsubscribe;
  const link = `<p style="margin:0;padding:16px;text-align:center;font:13px/20px 'Segoe UI',Helvetica,Arial,sans-serif"><a href="${escapeHtml(href)}" style="color:#667085">${escapeHtml(label)}</a></p>`;
  const end = content.html.lastIndexOf('</body>');
  return {
    ...content,
    html:
      end < 0 ? content.html + link : content.html.slice(0, end) + link + content.html.slice(end),
    text: `${content.text}\n\n${label}: ${href}`,
    headers: unsubscribeHeaders(href),
  };
}

/**
 * Creates the designer that renders emails by the notifications that replace them. When the content of one is broken, the reader
 * gets the standard email.
 */
export function createMailDesigner(
  kernel: Pick<Kernel, 'send' | 'log' | 'extensions'>,
): MailDesigner {
  return async (tx, tenantId, mail) => {
    const { event, audience = 'customer', to, parts, site, firstName, lastName } = mail;
    const notification = await tx
      .selectFrom('email_notifications')
      .select(['id', 'subject', 'content'])
      .where('event', '=', event)
      .where('audience', '=', audience)
      .where('enabled', '=', true)
      .executeTakeFirst();
    if (!notification) return undefined;
    const settings = await getSettings(tx);
    const subject = (mail.hasTypedSubject ? '' : notification.subject) || parts.subject;
    const fields = {
      ...mail.tags,
      first_name: firstName,
      last_name: lastName,
      email: to,
      company_name: settings.company_name || parts.sender,
      title: parts.title,
      number: mail.number ?? '',
      total: mail.total ?? '',
    };
    const { content } = notification;
    const email = content
      ? await compileCampaign(
          { subject, preheader: '', content },
          settings,
          site,
          (ids) => readEmailProducts(kernel, tx, ids, settings),
          toDetails(mail),
        ).catch((error: unknown) => {
          kernel.log.error(
            { err: error, tenantId, notification: notification.id },
            'the design of an email is broken',
          );
          return undefined;
        })
      : undefined;
    if (content && !email) return renderMail(parts);
    if (email && mail.needsButton && !hasButton(email.html, parts)) {
      const { id: designId } = notification;
      kernel.log.warn({ tenantId, notification: designId }, 'a design leaves out its button');
      return renderMail(parts);
    }
    const counted = { notificationId: notification.id };
    await kernel.send(tx, countNotificationJob, counted, { tenantId });
    return email
      ? withUnsubscribe(mergeEmail(email, { fields, unsubscribeUrl: site }), parts)
      : { ...renderMail(parts), subject: mergeLine(subject, fields) };
  };
}
