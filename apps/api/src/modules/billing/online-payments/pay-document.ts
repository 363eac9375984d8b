import { currencyDigits, toScaled } from '@org/schema';
import { appError } from '@org/schema/errors';
import type { InvoicePaymentRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { findAccount, type PaymentTools } from '../../commerce/index.ts';
import { documentTitle, type SomeDocument } from '../documents/document-paper.ts';
import { findDocument } from '../invoices/find-document.ts';
import { fromUnits } from '../invoices/settle-invoice.ts';
import { getPayable, type PayablePart } from './payable-parts.ts';
import { settleDocumentPayment } from './settle-document-payment.ts';

/** Milliseconds for which the payment page of the service is used again; the service closes it after 31 minutes. */
const REUSED = 25 * 60_000;

/** Payment of a document that a customer begins. */
interface AskedPayment {
  readonly tenantId: number;
  readonly guid: string;
  readonly part: PayablePart;
  /** Page to which the customer returns. */
  readonly returnUrl: string;
}

/** Locks a document until the transaction ends, so that two tabs begin one payment. */
async function lockDocument(tx: TenantTx, { kind, document }: SomeDocument): Promise<void> {
  await tx
    .selectFrom(kind === 'quote' ? 'quotes' : 'invoices')
    .select('id')
    .where('id', '=', document.id)
    .forUpdate()
    .execute();
}

/**
 * Returns the open payment of that amount, or a new one.
 * @throws `not_found`; `not_now`
 */
async function openPayment(
  tx: TenantTx,
  tools: PaymentTools,
  { tenantId, guid, part }: AskedPayment,
) {
  await lockDocument(tx, (await findDocument(tx, guid)).one);
  const { one } = await findDocument(tx, guid);
  const account = await findAccount(tx, tools);
  const payable = (await getPayable(tx, one)).find((found) => found.part === part);
  if (!account || !payable)
    throw appError('not_now', { message: 'There is nothing to pay online here' });
  const key = one.kind === 'quote' ? 'quote_id' : 'invoice_id';
  const rows = await tx
    .selectFrom('invoice_payments')
    .selectAll()
    .where(key, '=', one.document.id)
    .where('provider', '=', tools.provider.key)
    .where('kind', '=', 'payment')
    .where('status', 'in', ['open', 'mismatch'])
    .orderBy('id', 'desc')
    .execute();
  if (rows.some(({ status }) => status === 'mismatch'))
    throw appError('not_now', {
      message: 'A payment has arrived for this document, and we are looking at it',
    });
  const amount = fromUnits(payable.amount);
  const known = rows.find((row) => row.part === part && Number(row.amount) === amount);
  const { timezone } = await getSettings(tx);
  const payment: InvoicePaymentRecord =
    known ??
    (await tx
      .insertInto('invoice_payments')
      .values({
        tenant_id: tenantId,
        [key]: one.document.id,
        kind: 'payment',
        amount,
        paid_on: dayIn(timezone || 'UTC', new Date()),
        method: 'card',
        status: 'open',
        provider: tools.provider.key,
        part,
      })
      .returningAll()
      .executeTakeFirstOrThrow());
  return { one, payment, account };
}

/** Returns whether the page of a payment is open for long enough. */
const isFresh = ({ created_at }: InvoicePaymentRecord): boolean =>
  created_at.getTime() > Date.now() - REUSED;

/**
 * Returns the payment page of a part of a document. The service is called outside of transactions with the payment's
 * idempotency key, so that repeated calls, even after a crash, lead to the same page. A page that may have expired is asked
 * after first.
 * @throws `not_found`; `not_now` when there is nothing to pay; throws when the service is unavailable
 */
export async function payDocument(tools: PaymentTools, asked: AskedPayment): Promise<string> {
  const { db, provider } = tools;
  const { tenantId, guid } = asked;
  const begin = () => db.asTenant(tenantId, (tx) => openPayment(tx, tools, asked));
  let found = await begin();
  if (!isFresh(found.payment) && found.payment.provider_ref) {
    const told = await provider.look(found.account, found.payment.provider_ref);
    await db.asTenant(tenantId, (tx) => settleDocumentPayment(tx, tenantId, tools, told));
    found = await begin();
  }
  const { one, payment, account } = found;
  if (payment.url) return payment.url;
  const { currency, billTo } = one.document;
  const begun = await provider.begin(account, {
    key: `atrium-document-${guid}-${payment.id}`,
    amount: toScaled(payment.amount, currencyDigits(currency)),
    currency,
    title: documentTitle(one),
    reference: guid,
    email: billTo?.email ?? '',
    returnUrl: asked.returnUrl,
  });
  await db.asTenant(tenantId, (tx) =>
    tx
      .updateTable('invoice_payments')
      .set({ provider_ref: begun.ref, url: begun.url })
      .where('id', '=', payment.id)
      .execute(),
  );
  return begun.url;
}
