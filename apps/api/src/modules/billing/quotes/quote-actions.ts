import { roundToCents } from '@org/schema';
import type { DocumentSend, Project, Quote } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { QuoteRecord } from '../../../kernel/database/records.ts';
import { createEntity, getEntity } from '../../../kernel/entities/entity.service.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { projectEntity, taskEntity } from '../../work/index.ts';
import { copiedFields } from '../documents/copy-document.ts';
import { recordDocumentEvent } from '../documents/document-events.ts';
import { issueDocument } from '../documents/issue-document.ts';
import { sendDocument } from '../documents/send-document.ts';
import { quoteEntity } from './quote.entity.ts';

/**
 * Gives a quote its number and fixes its content.
 * @throws `not_found`, `conflict`, `not_now`, `validation_failed`
 */
export async function issueQuote(
  write: TenantWrite,
  id: number,
  version: number | undefined,
): Promise<Quote> {
  const row = await lockEntity<QuoteRecord>(write, quoteEntity, id, version);
  return issueDocument<Quote>(write, row, {
    entity: quoteEntity,
    kind: 'quote',
    numberColumn: 'quote_number',
    day: row.quote_date,
    key: { quoteId: id },
    columns: {},
  });
}

/**
 * Emails a quote, and issues it when it is a draft.
 * @throws `not_found`, `conflict`, `validation_failed`
 */
export function sendQuote(
  write: TenantWrite,
  send: SendJob,
  id: number,
  body: DocumentSend,
): Promise<Quote> {
  return sendDocument<Quote>(write, send, id, body, {
    entity: quoteEntity,
    key: { quoteId: id },
    issue: issueQuote,
    withKind: (document) => ({ kind: 'quote', document }),
  });
}

/**
 * Copies a quote into a new draft of today.
 * @throws `not_found`
 */
export async function duplicateQuote(write: TenantWrite, id: number): Promise<Quote> {
  const quote = (await getEntity(write, quoteEntity, id)) as Quote;
  return (await createEntity(write, quoteEntity, copiedFields(quote))) as Quote;
}

/** Describes a signature that another answer replaces, so that the history still proves it. */
const describeSignature = ({ name, at, ip }: NonNullable<QuoteRecord['signature']>): string =>
  `Replaces the signature of ${name}, ${at}, IP address ${ip}`;

/**
 * Records the answer that the customer gave in person or by phone. An answer may be corrected until the quote is invoiced; the
 * history keeps a signature that it replaces.
 * @throws `not_found`, `conflict`, `not_now`
 */
export async function answerQuote(
  write: TenantWrite,
  id: number,
  {
    version,
    answer,
    reason,
  }: {
    readonly version?: number | undefined;
    readonly answer: 'accepted' | 'declined';
    readonly reason: string;
  },
): Promise<Quote> {
  const row = await lockEntity<QuoteRecord>(write, quoteEntity, id, version);
  if (!row.issued_at)
    throw appError('not_now', { message: 'Issue the quote before you record an answer' });
  if (row.status === 'converted')
    throw appError('not_now', { message: 'This quote is invoiced already' });
  if (row.status === answer)
    throw appError('not_now', { message: 'This answer is recorded already' });
  const userId = await cacheActor(write);
  await recordDocumentEvent(
    write.tx,
    write.tenantId,
    { quoteId: id },
    {
      type: answer,
      text: [reason, row.signature && describeSignature(row.signature)].filter(Boolean).join('\n'),
      userId,
    },
  );
  return saveLocked<Quote>(write, quoteEntity, row, {
    status: answer,
    decline_reason: answer === 'declined' ? reason : '',
    signature: null,
  });
}

/**
 * Makes a project of a quote, with a task for each of its lines.
 * @throws `not_found`, `conflict`; `not_now` for a quote that has a project; `forbidden`
 */
export async function quoteToProject(
  write: TenantWrite,
  id: number,
  version: number | undefined,
): Promise<{ readonly quote: Quote; readonly project: Project }> {
  const row = await lockEntity<QuoteRecord>(write, quoteEntity, id, version);
  if (row.project_id !== null)
    throw appError('not_now', { message: 'This quote has a project already' });
  const work = row.lines.filter(({ type }) => type !== 'text');
  const hours = work
    .filter(({ unit }) => ['h', 'hour', 'hours'].includes(unit.toLowerCase()))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const project = (await createEntity(write, projectEntity, {
    title: row.title || row.quote_number || 'Project',
    customer_id: row.customer_id,
    vehicle_id: row.vehicle_id,
    est_hours: hours > 0 ? Math.round(hours * 100) / 100 : 1,
    budget_amount: roundToCents(row.subtotal),
  })) as Project;
  for (const { name, description, quantity, unit } of work)
    await createEntity(write, taskEntity, {
      title: (name || description.split('\n')[0] || 'Task').slice(0, 200),
      project_id: project.id,
      ...(['h', 'hour', 'hours'].includes(unit.toLowerCase()) && {
        est_hours: Math.round(quantity * 100) / 100,
      }),
    });
  const userId = await cacheActor(write);
  await recordDocumentEvent(
    write.tx,
    write.tenantId,
    { quoteId: id },
    { type: 'converted', text: project.title, userId },
  );
  const quote = await saveLocked<Quote>(write, quoteEntity, row, { project_id: project.id });
  return { quote, project: (await getEntity(write, projectEntity, project.id)) as Project };
}
