import type { DocumentSend, Statement } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { number, object } from 'yup';
import type { DocumentMail } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { MailContent } from '../../../kernel/mail/mail-message.ts';
import { DAILY_RECEIPTS } from '../../../kernel/mail/mail-queue.ts';
import type { MailParts } from '../../../kernel/mail/render-mail.ts';
import { getFigures } from '../../../kernel/pdf/draw-documents.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { readMailBrand } from '../../content/index.ts';
import type { DocumentMailTools } from '../documents/document-mails.ts';
import { readStatement, type StatementQuery } from './read-statement.ts';
import { drawStatementPdf } from './statement-pdf.ts';

/** Job that mails a statement as its row says. */
export const statementMailJob = defineJob({
  name: 'statement-mail',
  payload: object({ mailId: number().integer().required() }).noUnknown(),
  retries: 5,
  pause: 10,
  timeout: 120,
});

/** Returns the default subject of a statement. */
const usualSubject = (companyName: string): string =>
  ['Your statement', companyName && `from ${companyName}`].filter(Boolean).join(' ');

/**
 * Returns the recipients and the text; what was not given follows from the customer.
 * @throws `validation_failed` on `to`
 */
async function planMail(
  tx: TenantTx,
  { email }: Statement,
  { to, cc = [], subject, message }: Omit<DocumentSend, 'version' | 'attachPdf' | 'attachFiles'>,
): Promise<DocumentMail> {
  const first = to && to.length > 0 ? to : email ? [email] : [];
  if (first.length === 0)
    throw appError('validation_failed', {
      formErrors: { to: 'The customer has no email address. Enter one' },
    });
  const { company_name } = await getSettings(tx);
  return {
    to: [...new Set([...first, ...cc])],
    subject: subject || usualSubject(company_name),
    message: message || 'Here is your statement. The PDF with all details is attached.',
    attachPdf: true,
  };
}

/**
 * Plans the email of a statement; a job sends it after the transaction is committed.
 * @throws `not_found`, `validation_failed`
 */
export async function sendStatement(
  write: TenantWrite,
  send: SendJob,
  {
    customer_id,
    startDate,
    endDate,
    ...given
  }: StatementQuery & Omit<DocumentSend, 'version' | 'attachPdf' | 'attachFiles'>,
): Promise<void> {
  const { tx, tenantId } = write;
  const statement = await readStatement(tx, { customer_id, startDate, endDate });
  const mail = await planMail(tx, statement, given);
  const { id } = await tx
    .insertInto('statement_mails')
    .values({
      tenant_id: tenantId,
      customer_id,
      start_date: startDate,
      end_date: endDate,
      mail: JSON.stringify(mail),
      user_id: await cacheActor(write),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await send(tx, statementMailJob, { mailId: id }, { tenantId, key: `statement mail ${id}` });
}

/** Returns the rows of the mail: what is owed in each currency. */
async function mailRows(tx: TenantTx, { accounts, endDate }: Statement) {
  const { locale } = await getSettings(tx);
  return accounts.map(({ currency, closing }) => {
    const { money, day } = getFigures({ locale: locale || 'en' }, currency);
    return {
      label: closing < 0 ? `Your credit on ${day(endDate)}` : `Balance on ${day(endDate)}`,
      value: money(Math.abs(closing)),
      isStrong: true,
    };
  });
}

/** Queues the mails of a statement and marks it as mailed in one transaction, so that a repeated job sends nothing twice. */
export async function mailStatement(
  { db, mailQueue, store, getSite, designMail }: Omit<DocumentMailTools, 'files'>,
  { payload, tenantId }: TenantJobWork<{ mailId: number }>,
): Promise<void> {
  const site = await getSite(tenantId);
  const run = <Value>(work: (tx: TenantTx) => Promise<Value>) => db.asTenant(tenantId, work);
  const row = await run((tx) =>
    tx
      .selectFrom('statement_mails')
      .selectAll()
      .where('id', '=', payload.mailId)
      .where('mailed_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!row) return;
  const tenant = await db.asPlatform('send mail', (tx) =>
    tx
      .selectFrom('tenants')
      .select(['guid', 'name'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  const statement = await run((tx) =>
    readStatement(tx, {
      customer_id: row.customer_id,
      startDate: row.start_date,
      endDate: row.end_date,
    }),
  );
  const pdf = await drawStatementPdf(run, store, tenant, statement);
  const { brand, replyTo, rows, customer, usual } = await run(async (tx) => {
    const settings = await getSettings(tx);
    return {
      brand: await readMailBrand(tx, site),
      replyTo: settings.email,
      usual: usualSubject(settings.company_name),
      rows: await mailRows(tx, statement),
      customer: await tx
        .selectFrom('customers')
        .select(['firstname', 'lastname'])
        .where('id', '=', row.customer_id)
        .executeTakeFirst(),
    };
  });
  const { to, subject, message } = row.mail;
  const parts: MailParts = {
    subject,
    title: 'Your statement',
    paragraphs: message.split(/\n{2,}/).filter(Boolean),
    sender: tenant.name,
    brand,
    rows,
    note: `You received this email because ${tenant.name} keeps an account for you.`,
  };
  await run(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('statement_mails')
      .set({ mailed_at: new Date() })
      .where('id', '=', row.id)
      .where('mailed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const contents = new Map<string, MailContent>();
    for (const address of to)
      contents.set(
        address,
        await designMail(tx, tenantId, {
          event: 'statement.sent',
          to: address,
          parts,
          site,
          firstName: customer?.firstname ?? '',
          lastName: customer?.lastname ?? '',
          number: '',
          total: rows.at(-1)?.value ?? '',
          hasTypedSubject: subject !== usual,
        }),
      );
    await db.platformWithin(tx, 'send mail', async (platform) => {
      for (const [address, content] of contents)
        await mailQueue.add(platform, {
          tenantId,
          via: 'tenant',
          kind: 'document',
          to: address,
          ...(replyTo && { replyTo }),
          userId: row.user_id,
          daily: DAILY_RECEIPTS,
          content: {
            ...content,
            attachments: [
              {
                name: `statement-${statement.startDate}-${statement.endDate}.pdf`,
                contentType: 'application/pdf',
                content: Buffer.from(pdf).toString('base64'),
              },
            ],
          },
        });
    });
  });
}
