import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { DEFAULT_BILLING_SETTINGS, type RecurringInvoice } from '@org/schema/entities';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewRecurringInvoiceRoute } from './recurring.route.tsx';
import { recurringToForm, toRecurringBody } from './recurring-form.ts';

const server = startAnswerServer();
// Responses use a real connection, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 30_000 });

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.requests.length = 0;
  server.answer('GET /api/v1/admin/billing-settings/', () =>
    ok({ billingSettings: DEFAULT_BILLING_SETTINGS }),
  );
  server.answer('GET /api/v1/admin/invoices/new/', () =>
    ok({
      defaults: {
        currency: 'EUR',
        taxInclusive: false,
        terms: '',
        footer: '',
        taxIds: [],
        depositType: 'percent',
        deposit: 0,
        nextNumberPreview: 'INV-1',
        invoiceDate: '2026-11-30',
        dueDate: '2026-12-30',
      },
    }),
  );
  server.answer('GET /api/v1/admin/recurring-invoices/days/', () =>
    ok({ days: ['2026-11-30', '2027-02-28'] }),
  );
  for (const list of ['customers', 'projects', 'products'])
    server.answer(`GET /api/v1/admin/${list}/`, () => ok({ results: { rows: [], total: 0 } }));
  server.answer('POST /api/v1/admin/recurring-invoices/', ({ body }) => ({
    status: 201,
    body: { success: true, recurring_invoice: { id: 9, ...(body as object) }, message: 'x' },
  }));
});

const sent = () => server.requests.filter(({ method }) => method === 'POST');

describe('a new recurring invoice', () => {
  it('shows its next days while the schedule is typed, and is saved with it', async () => {
    const { address } = await renderAs(
      testMe(),
      <NewRecurringInvoiceRoute />,
      '/admin/recurring-invoices/new',
      server.origin(),
    );
    const item = await screen.findByRole('textbox', { name: 'Item, Line 1' });
    expect(screen.getByLabelText<HTMLInputElement>('First invoice').value).toBe('2026-11-30');
    expect(screen.getByLabelText<HTMLInputElement>('Days until due').value).toBe('30');
    await userEvent.type(item, 'Hosting');
    const interval = screen.getByLabelText('Every');
    await userEvent.clear(interval);
    await userEvent.type(interval, '3');
    await userEvent.selectOptions(screen.getByLabelText('Ends'), 'After a number of invoices');
    await userEvent.type(screen.getByLabelText('Number of invoices'), '8');
    await userEvent.selectOptions(screen.getByLabelText('On each day'), 'Issue the invoice');
    expect(await screen.findByText(/Next invoices: .*Nov 30.*Feb 28/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create recurring invoice' }));
    await waitFor(() => expect(address()).toBe('/admin/recurring-invoices/9'));
    expect(sent()[0]?.body).toMatchObject({
      rrule: 'FREQ=MONTHLY;INTERVAL=3',
      startDate: '2026-11-30',
      endDate: null,
      maxCount: 8,
      dueDays: 30,
      autoIssue: true,
      autoSend: false,
      lines: [{ name: 'Hosting' }],
    });
  });
});

describe('the form of a recurring invoice', () => {
  it('sends only the fields that changed', () => {
    const record = {
      title: 'Hosting',
      customer_id: 1,
      vehicle_id: null,
      projectId: null,
      poNumber: '',
      currency: 'EUR',
      taxInclusive: false,
      depositType: 'percent',
      deposit: 0,
      terms: '',
      publicNotes: '',
      privateNotes: '',
      footer: '',
      lines: [],
      rrule: 'FREQ=WEEKLY;INTERVAL=2',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      maxCount: null,
      dueDays: 7,
      autoIssue: true,
      autoSend: true,
    } as unknown as RecurringInvoice;
    const base = recurringToForm(record);
    expect(base).toMatchObject({ frequency: 'WEEKLY', interval: '2', ends: 'date', mode: 'send' });
    expect(toRecurringBody(base, base)).toEqual({});
    expect(toRecurringBody({ ...base, ends: 'never', mode: 'issue' }, base)).toEqual({
      endDate: null,
      autoSend: false,
    });
  });
});
