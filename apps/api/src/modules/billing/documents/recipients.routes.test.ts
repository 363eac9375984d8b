import { dayPlus } from '@org/schema';
import type { Invoice } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';

const b = useBilling();
const CONTACTS = [
  { name: 'Otto', email: 'otto@buyer.example' },
  { name: 'Petra', email: 'petra@buyer.example', isPrimary: true },
  { name: 'Quiet', email: '' },
];

const getMails = (id: number, type: string) =>
  b.t.database.asOwner<{ mail: { to: string[] } }>(
    'select mail from app.document_events where invoice_id = $1 and type = $2 order by id',
    [id, type],
  );

describe('the recipients of a document', () => {
  it('are the primary contact, the customer and the other contacts, in this order', async () => {
    const customer = await b.makeCustomer({ contacts: CONTACTS });
    const { id } = await b.makeInvoice({ customer_id: customer.id });
    const invoice = (await b.call('GET', `invoices/${id}/`)).body.invoice as Invoice;
    expect(invoice.customer?.recipients).toEqual([
      { name: 'Petra', email: 'petra@buyer.example', isPrimary: true },
      { name: 'Lovelace', email: 'ada@buyer.example', isPrimary: false },
      { name: 'Otto', email: 'otto@buyer.example', isPrimary: false },
    ]);
    const { body } = await b.call('GET', `invoices/?customer_id=${customer.id}`);
    expect((body.rows as Invoice[])[0]?.customer).not.toHaveProperty('recipients');
  });

  it('default to the primary contact, also for reminders', async () => {
    const customer = await b.makeCustomer({ contacts: CONTACTS });
    const invoice = await b.issueInvoice({ customer_id: customer.id });
    const sent = await b.call('POST', `invoices/${invoice.id}/send/`, {});
    expect(sent.status, sent.text).toBe(200);
    expect(await getMails(invoice.id, 'sent')).toMatchObject([
      { mail: { to: ['petra@buyer.example'] } },
    ]);
    const reminded = await b.call('POST', `invoices/${invoice.id}/remind/`, {});
    expect(reminded.status, reminded.text).toBe(200);
    expect(await getMails(invoice.id, 'reminded')).toMatchObject([
      { mail: { to: ['petra@buyer.example'] } },
    ]);
  });

  it('are those that the sender chose, with copies', async () => {
    const customer = await b.makeCustomer({ contacts: CONTACTS });
    const invoice = await b.issueInvoice({ customer_id: customer.id });
    await b.call('POST', `invoices/${invoice.id}/send/`, {
      to: ['otto@buyer.example', 'ada@buyer.example'],
      cc: ['books@buyer.example'],
    });
    expect(await getMails(invoice.id, 'sent')).toMatchObject([
      { mail: { to: ['otto@buyer.example', 'ada@buyer.example', 'books@buyer.example'] } },
    ]);
  });

  it('are a contact when the customer has no address', async () => {
    const customer = await b.makeCustomer({ email: '', contacts: CONTACTS.slice(0, 1) });
    const invoice = await b.issueInvoice({
      customer_id: customer.id,
      invoiceDate: '2026-01-01',
      dueDate: dayPlus('2026-01-01', 14),
    });
    await b.call('POST', `invoices/${invoice.id}/send/`, {});
    expect(await getMails(invoice.id, 'sent')).toMatchObject([
      { mail: { to: ['otto@buyer.example'] } },
    ]);
  });
});
