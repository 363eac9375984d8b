import { RecordEditor } from '@org/admin-kit';
import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { type ActivityEntry, type Customer, customerSchema } from '@org/schema/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CUSTOMER_SCREEN } from '../customer.config.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/customers/4/';

const CUSTOMER = customerSchema.cast(
  {
    id: 4,
    customer_id: 4,
    firstname: 'Harriet',
    lastname: 'Nakamura',
    displayName: 'Harriet Nakamura',
    email: 'harriet@buyer.example',
    phone: '',
    country: 'CA',
    company: 'Nakamura Pottery',
    job_title: '',
    website: '',
    status: 'active',
    source: '',
    owner: null,
    addresses: [],
    contacts: [
      { id: 1, name: 'Ken', role: 'Books', email: 'ken@buyer.example', phone: '', isPrimary: true },
    ],
    vehicles: [],
    custom_fields: {},
    tags: [],
    consent: { email: false, sms: false },
    notes_count: 0,
    version: 3,
    created_at: '2026-03-01T12:00:00.000Z',
    updated_at: '2026-03-01T12:00:00.000Z',
    deleted_at: null,
    created_by: null,
  },
  { assert: false },
) as Customer;

const entry = (over: Partial<ActivityEntry>): ActivityEntry => ({
  key: 'one',
  type: 'invoice',
  action: 'issued',
  at: '2026-03-02T12:00:00.000Z',
  title: 'INV-7',
  text: '',
  amount: 120.5,
  currency: 'CAD',
  entity: 'invoice',
  entityId: 12,
  user: null,
  ...over,
});

/** Answers with pages of activity, and figures with an overdue balance. */
function answer(rows: readonly ActivityEntry[]): void {
  const ok = (body: object) => () => ({ status: 200, body: { success: true, ...body } });
  server.answer(`GET ${PATH}activity/`, ok({ results: { rows, nextCursor: null } }));
  server.answer(
    `GET ${PATH}figures/`,
    ok({
      figures: {
        money: [{ currency: 'CAD', spent: 300, balance: 70, overdue: 20, credit: 0 }],
        counts: { openTasks: 1, openQuotes: 2 },
        next: { at: '2026-05-01', title: 'INV-7', entity: 'invoice', entityId: 12 },
      },
    }),
  );
  const none = ok({ rows: [], total: 0, results: { rows: [], total: 0 } });
  for (const path of ['notes/', 'customers/fields/', 'customers/tags/', 'assignees/', 'projects/'])
    server.answer(`GET /api/v1/admin/${path}`, none);
  server.answer(`GET ${PATH}timeline/`, ok({ results: { rows: [], nextCursor: null } }));
}

const open = () =>
  renderAs(
    testMe({ plan: { level: 'enterprise', modules: [] } }),
    <RecordEditor screen={CUSTOMER_SCREEN} record={CUSTOMER} />,
    '/admin/customers/4',
    server.origin(),
  );

beforeEach(() => {
  localStorage.clear();
  server.requests.length = 0;
});

it('shows figures, details and activity for reading, and the form only after Edit', async () => {
  answer([entry({})]);
  await open();
  expect(await screen.findByText(/overdue/)).toBeTruthy();
  expect(screen.getByText('1 open task')).toBeTruthy();
  expect(screen.getByText('2 open quotes')).toBeTruthy();
  const details = screen.getByRole('region', { name: 'Contact details' });
  expect(within(details).getByText('Canada')).toBeTruthy();
  expect(within(details).getByText('Ken')).toBeTruthy();
  const invoice = await screen.findByRole('link', { name: 'Invoice INV-7 issued' });
  expect(invoice.getAttribute('href')).toBe('/admin/invoices/12');
  expect(screen.queryByLabelText('Last name')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit details' }));
  expect(await screen.findByLabelText('Last name')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done editing' }));
  await waitFor(() => expect(screen.queryByLabelText('Last name')).toBeNull());
});

it('leads from a detail to its field', async () => {
  answer([]);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Edit phone' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone')));
});

it('sends an email to a chosen contact, and keeps what was typed when that fails', async () => {
  answer([]);
  let isBroken = true;
  server.answer(`POST ${PATH}emails/`, () =>
    isBroken
      ? { status: 429, body: { success: false, code: 'rate_limited', error: 'Too many emails' } }
      : { status: 201, body: { success: true, entry: entry({ type: 'email' }), message: 'Sent' } },
  );
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  await userEvent.selectOptions(screen.getByLabelText('To'), 'ken@buyer.example');
  await userEvent.type(screen.getByLabelText('Subject'), 'Kiln');
  await userEvent.type(screen.getByLabelText('Message'), 'It is ready');
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Kiln');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe(''));
  expect(server.requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    to: 'ken@buyer.example',
    subject: 'Kiln',
    message: 'It is ready',
  });
});

it('undoes a merge from the activity', async () => {
  answer([
    entry({
      key: 'merge 1',
      type: 'customer',
      action: 'merged',
      title: 'H. Nakamura',
      entity: null,
      entityId: null,
      amount: null,
    }),
  ]);
  server.answer(`POST ${PATH}undo-merge/`, () => ({
    status: 200,
    body: { success: true, restored: 1, message: 'Merge undone' },
  }));
  await open();
  expect(await screen.findByText('Merged with H. Nakamura')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this merge?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo merge' }));
  await waitFor(() =>
    expect(server.requests.some(({ path }) => path === `${PATH}undo-merge/`)).toBe(true),
  );
});
