import type { ActivityEntry, Customer, CustomerFigures } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import type { CallOptions } from '../../../../test/support/test-api.ts';

const b = useBilling();

interface Page {
  readonly rows: ActivityEntry[];
  readonly nextCursor: string | null;
}

async function activity(id: number, query = '', options: CallOptions = {}): Promise<Page> {
  const answer = await b.call('GET', `customers/${id}/activity/${query}`, undefined, options);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results as Page;
}
async function figures(id: number, options: CallOptions = {}): Promise<CustomerFigures> {
  const answer = await b.call('GET', `customers/${id}/figures/`, undefined, options);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.figures as CustomerFigures;
}
const post = async (path: string, body: object) => {
  const answer = await b.call('POST', path, body);
  expect([200, 201], answer.text).toContain(answer.status);
  return answer.body;
};

/** Makes a customer with a note, a project with a task, a quote, and a partly paid invoice. */
async function busyCustomer(): Promise<Customer> {
  const customer = await b.makeCustomer();
  const of = { customer_id: customer.id };
  await post('notes/', { ...of, title: 'Prefers mornings', content: 'Call before nine' });
  const { project } = await post('projects/', { ...of, title: 'Shop window' });
  await post('tasks/', {
    title: 'Measure',
    project_id: (project as { id: number }).id,
    due_date: '2099-01-02T12:00:00.000Z',
  });
  const quote = await b.makeQuote({ ...of, expiryDate: '2098-05-01', quoteDate: '2026-01-01' });
  await post(`quotes/${quote.id}/issue/`, {});
  const invoice = await b.issueInvoice({ ...of, invoiceDate: '2026-01-01', dueDate: '2026-01-15' });
  await post(`invoices/${invoice.id}/payments/`, { amount: 30, method: 'cash' });
  return customer;
}

it('lists records of every module newest first, and pages through them without gaps or repeats', async () => {
  const { id } = await busyCustomer();
  const whole = await activity(id, '?itemsPerPage=100');
  expect(new Set(whole.rows.map(({ type }) => type))).toEqual(
    new Set(['note', 'project', 'task', 'quote', 'invoice', 'payment', 'customer']),
  );
  const times = whole.rows.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  const payment = whole.rows.find(({ type }) => type === 'payment');
  expect(payment).toMatchObject({ action: 'paid', amount: 30, entity: 'invoice' });
  const paged: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page = await activity(id, `?itemsPerPage=2${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.rows.map(({ key }) => key));
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(whole.rows.map(({ key }) => key));
});

it('lists entries of one type only when asked', async () => {
  const { id } = await busyCustomer();
  const { rows } = await activity(id, '?type=note');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ title: 'Prefers mornings', text: 'Call before nine' });
});

it('leaves out records that the user may not see', async () => {
  const { id } = await busyCustomer();
  const types = async (as: 'accountant' | 'admin') =>
    new Set((await activity(id, '?itemsPerPage=100', { as })).rows.map(({ type }) => type));
  const seen = await types('accountant');
  expect(seen).toContain('invoice');
  expect(seen).not.toContain('note');
  expect((await figures(id, { as: 'accountant' })).counts).not.toHaveProperty('openTasks');
});

it('refuses a cursor that it did not make', async () => {
  const { id } = await b.makeCustomer();
  const answer = await b.call('GET', `customers/${id}/activity/?cursor=abc`);
  expect(answer.status).toBe(422);
  expect(answer.body.formErrors).toHaveProperty('cursor');
});

it('sums what a customer paid and owes, counts open work, and names the next date', async () => {
  const { id } = await busyCustomer();
  const { money, counts, next } = await figures(id);
  expect(money).toEqual([{ currency: 'CAD', spent: 30, balance: 70, overdue: 70, credit: 0 }]);
  expect(counts).toMatchObject({
    openQuotes: 1,
    unpaidInvoices: 1,
    openProjects: 1,
    openTasks: 1,
    orders: 0,
  });
  expect(next).toMatchObject({ entity: 'quote', at: '2098-05-01' });
});

it('sends an email to the customer or a contact only, and keeps it in the activity', async () => {
  const { id } = await b.makeCustomer({
    contacts: [{ name: 'Charles', email: 'charles@buyer.example' }],
  });
  await post(`customers/${id}/emails/`, { subject: 'Hello', message: 'How are you?' });
  await post(`customers/${id}/emails/`, {
    to: 'charles@buyer.example',
    subject: 'For Charles',
    message: 'Hi',
  });
  const { rows } = await activity(id, '?type=email');
  expect(rows.map(({ title }) => title)).toEqual(['For Charles', 'Hello']);
  expect(
    await b.problems('POST', `customers/${id}/emails/`, {
      to: 'victim@other.example',
      subject: 'Spam',
      message: 'Buy',
    }),
  ).toHaveProperty('to');
});

it('moves every record in a merge, and puts each back when the merge is undone', async () => {
  const kept = await b.makeCustomer({ lastname: 'Kept', phone: '' });
  const other = await busyCustomer();
  await b.call('PUT', `customers/${other.id}/`, { phone: '+14165550142' });
  const before = await activity(other.id, '?itemsPerPage=100');
  await post('customers/merge/', { keepId: kept.id, mergeIds: [other.id] });
  const merged = await activity(kept.id, '?itemsPerPage=100');
  const records = ({ rows }: Page) => rows.filter(({ type }) => type !== 'customer').length;
  expect(records(merged)).toBe(records(before));
  expect(merged.rows.find(({ action }) => action === 'merged')?.title).toBe('Lovelace');
  expect((await figures(kept.id)).money).toMatchObject([{ balance: 70 }]);
  const held = await b.call('GET', `customers/${kept.id}/`);
  expect(held.body.customer).toMatchObject({ phone: '+14165550142' });

  expect(await post(`customers/${kept.id}/undo-merge/`, {})).toMatchObject({ restored: 1 });
  expect(records(await activity(other.id, '?itemsPerPage=100'))).toBe(records(before));
  expect(records(await activity(kept.id, '?itemsPerPage=100'))).toBe(0);
  const back = await b.call('GET', `customers/${kept.id}/`);
  expect(back.body.customer).toMatchObject({ lastname: 'Kept', phone: '' });
  const again = await b.call('POST', `customers/${kept.id}/undo-merge/`, {});
  expect(again.body.code).toBe('not_now');
});

it('keeps a value that was changed after the merge when the merge is undone', async () => {
  const kept = await b.makeCustomer({ lastname: 'Kept', company: '' });
  const other = await b.makeCustomer({ lastname: 'Other', company: 'Engines' });
  await post('customers/merge/', { keepId: kept.id, mergeIds: [other.id] });
  await b.call('PUT', `customers/${kept.id}/`, { company: 'Engines and Sons' });
  await post(`customers/${kept.id}/undo-merge/`, {});
  const back = await b.call('GET', `customers/${kept.id}/`);
  expect(back.body.customer).toMatchObject({ company: 'Engines and Sons' });
});

it('does not propose customers as duplicates again after a person said that they differ', async () => {
  const email = 'shared@buyer.example';
  const one = await b.makeCustomer({ lastname: 'One', email });
  const other = await b.makeCustomer({ lastname: 'Other', email });
  const groups = async () => {
    const answer = await b.call('GET', 'customers/duplicates/?itemsPerPage=100');
    const { rows } = answer.body.results as { rows: { customers: Customer[] }[] };
    return rows.filter(({ customers }) => customers.some(({ id }) => id === one.id));
  };
  expect(await groups()).toHaveLength(1);
  await post('customers/duplicates/dismiss/', { ids: [one.id, other.id] });
  expect(await groups()).toHaveLength(0);
  // A third one with the same address is a new question.
  await b.makeCustomer({ lastname: 'Third', email });
  expect(await groups()).toHaveLength(1);
});

it('keeps the contacts of a company, finds it by their names, and refuses a phone number that is none', async () => {
  const customer = await b.makeCustomer({
    company: 'Engines',
    contacts: [{ name: 'Charles Babbage', role: 'Buyer', phone: '416 555 0142' }],
  });
  expect(customer.contacts).toEqual([
    {
      id: 1,
      name: 'Charles Babbage',
      role: 'Buyer',
      email: '',
      phone: '+14165550142',
      isPrimary: false,
    },
  ]);
  const found = await b.call('GET', 'customers/?search=babbage');
  expect((found.body.results as { total: number }).total).toBe(1);
  expect(
    await b.problems('PUT', `customers/${customer.id}/`, {
      contacts: [{ name: 'Nobody', phone: 'abc' }],
    }),
  ).toHaveProperty('contacts[0].phone');
});
