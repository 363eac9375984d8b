import type { MergeValues } from '@org/blocks/email';
import type { NotificationEventName } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Facts about the record of an event, for its emails. `values` has its number, for those with one. */
export interface EventFacts {
  /** Subject of a notification without one. */
  readonly subject: string;
  /** Lines of a message without content. */
  readonly lines: readonly string[];
  /** Path of the record in the admin. */
  readonly path: string;
  /** Values of merge fields: those of the person of the record. */
  readonly values: MergeValues;
}

const named = (firstname: string, lastname: string): string => `${firstname} ${lastname}`.trim();

async function orderFacts(tx: TenantTx, id: number): Promise<EventFacts | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select(['number', 'firstname', 'lastname', 'email', 'total', 'currency'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!order) return undefined;
  const { number, firstname, lastname, email, total, currency } = order;
  return {
    subject: `Order ${number}`,
    lines: [
      `${named(firstname, lastname) || email} placed order ${number} of ${total} ${currency}.`,
    ],
    path: `web-orders/${id}`,
    values: {
      first_name: firstname,
      last_name: lastname,
      email,
      number,
      total: `${total} ${currency}`,
    },
  };
}

async function customerFacts(tx: TenantTx, id: number): Promise<EventFacts | undefined> {
  const customer = await tx
    .selectFrom('customers')
    .select(['firstname', 'lastname', 'display_name', 'email'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!customer) return undefined;
  const { firstname, lastname, display_name, email } = customer;
  return {
    subject: `New customer: ${display_name}`,
    lines: [`${display_name} was added to your customers.`, ...(email ? [email] : [])],
    path: `customers/${id}`,
    values: { first_name: firstname, last_name: lastname, email },
  };
}

async function subscriberFacts(tx: TenantTx, id: number): Promise<EventFacts | undefined> {
  const subscriber = await tx
    .selectFrom('subscribers')
    .select(['firstname', 'lastname', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!subscriber) return undefined;
  const { firstname, lastname, email } = subscriber;
  return {
    subject: `Sign-up of ${email}`,
    lines: [`${email} was asked to confirm the subscription.`],
    path: `email-marketing/subscribers/${id}`,
    values: { first_name: firstname, last_name: lastname, email },
  };
}

async function formFacts(tx: TenantTx, id: number): Promise<EventFacts | undefined> {
  const form = await tx
    .selectFrom('form_submissions')
    .select(['subject', 'form_name', 'email', 'message', 'status', 'page_url'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // Nobody wants to hear about spam.
  if (!form || form.status === 'spam') return undefined;
  return {
    subject: `Form: ${form.subject || form.form_name}`,
    lines: [
      `${form.email || 'A visitor'} submitted the form ${form.form_name || form.subject}.`,
      ...(form.message ? [form.message.slice(0, 2000)] : []),
    ],
    path: `form-submissions/${id}`,
    values: {
      email: form.email,
      form: form.form_name.replaceAll('_', ' '),
      page: form.page_url,
      sender_email: form.email,
    },
  };
}

/** Returns the facts of a quote or an invoice; undefined unless it has had the event within the last day. */
async function documentFacts(
  tx: TenantTx,
  kind: 'quote' | 'invoice',
  id: number,
  type: 'accepted' | 'declined' | 'paid' | undefined,
): Promise<EventFacts | undefined> {
  const row =
    kind === 'quote'
      ? await tx
          .selectFrom('quotes')
          .select(['quote_number as number', 'customer_name', 'grand_total', 'currency'])
          .select('status')
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : await tx
          .selectFrom('invoices')
          .select(['invoice_number as number', 'customer_name', 'grand_total', 'currency'])
          .select('status')
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  if (!row || (type !== undefined && row.status !== type)) return undefined;
  const { number, customer_name, grand_total, currency } = row;
  const name = `${kind === 'quote' ? 'Quote' : 'Invoice'} ${number ?? ''}`.trim();
  const happened = type === undefined ? '' : ` was ${type}`;
  return {
    subject: `${name}${happened}`,
    lines: [`${name} of ${customer_name}, ${grand_total} ${currency}${happened}.`],
    path: `${kind}s/${id}`,
    values: {
      first_name: customer_name,
      number: number ?? '',
      total: `${grand_total} ${currency}`,
    },
  };
}

/**
 * Reads the facts of the record of an event.
 * @param isHappening - true when the record must be in the state that the event says, such as accepted
 * @returns undefined for a deleted record, or to which the event does not apply
 */
export function readFacts(
  tx: TenantTx,
  event: NotificationEventName,
  id: number,
  { isHappening }: { readonly isHappening: boolean },
): Promise<EventFacts | undefined> {
  switch (event) {
    case 'form.submitted':
      return formFacts(tx, id);
    case 'order.placed':
    case 'order.fulfilled':
    case 'order.cancelled':
    case 'order.refunded':
      return orderFacts(tx, id);
    case 'customer.created':
    case 'statement.sent':
      return customerFacts(tx, id);
    case 'subscriber.confirm':
      return subscriberFacts(tx, id);
    case 'task.assigned':
    case 'task.due_soon':
    case 'task.mentioned':
    case 'inventory.low':
      // The product sends these itself. A test has no record, because its sender may not be allowed to see the task.
      return Promise.resolve(undefined);
    case 'quote.sent':
    case 'quote.reminded':
      return documentFacts(tx, 'quote', id, undefined);
    case 'quote.accepted':
      return documentFacts(tx, 'quote', id, isHappening ? 'accepted' : undefined);
    case 'quote.declined':
      return documentFacts(tx, 'quote', id, isHappening ? 'declined' : undefined);
    case 'invoice.sent':
    case 'invoice.reminded':
      return documentFacts(tx, 'invoice', id, undefined);
    case 'invoice.paid':
      return documentFacts(tx, 'invoice', id, isHappening ? 'paid' : undefined);
  }
}
