import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { DEFAULT_BILLING_SETTINGS, type Quote } from '@org/schema/entities';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewQuoteRoute } from './quotes.route.tsx';

const server = startAnswerServer();
// Responses use a real connection, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 30_000 });

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const VAT = { id: 7, name: 'VAT', rate: 20, isDefault: true, category: 'S' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.requests.length = 0;
  server.answer('GET /api/v1/admin/billing-settings/', () =>
    ok({ billingSettings: { ...DEFAULT_BILLING_SETTINGS, taxes: [VAT] } }),
  );
  server.answer('GET /api/v1/admin/quotes/new/', () =>
    ok({
      defaults: {
        currency: 'EUR',
        taxInclusive: false,
        terms: 'Half at the start',
        footer: '',
        taxIds: [7],
        depositType: 'percent',
        deposit: 0,
        nextNumberPreview: 'Q-2026-0001',
        quoteDate: '2026-11-24',
        expiryDate: '2026-12-24',
      },
    }),
  );
  for (const list of ['customers', 'projects', 'products'])
    server.answer(`GET /api/v1/admin/${list}/`, () => ok({ results: { rows: [], total: 0 } }));
  server.answer('POST /api/v1/admin/quotes/', ({ body }) => ({
    status: 201,
    body: { success: true, quote: { id: 9, ...(body as object) } as Quote, message: 'x' },
  }));
});

const open = () => renderAs(testMe(), <NewQuoteRoute />, '/admin/quotes/new', server.origin());
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sent = () => server.requests.filter(({ method }) => method === 'POST');
const total = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;

describe('a new quote', () => {
  it('ROUTE-ADMIN-04 begins with the defaults of the tenant, counts while typing, and is saved', async () => {
    const { address } = await open();
    const item = await screen.findByRole('textbox', { name: 'Item, Line 1' });
    expect(screen.getByLabelText<HTMLInputElement>('Valid until').value).toBe('2026-12-24');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Terms').value).toBe('Half at the start');
    await userEvent.type(item, 'Design');
    await userEvent.clear(cell('Quantity, Line 1'));
    await userEvent.type(cell('Quantity, Line 1'), '3');
    await userEvent.type(cell('Price, Line 1'), '19,99{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(cell('Item, Line 2')));
    expect(total('VAT 20%')).toContain('11.99');
    expect(total('Total')).toContain('71.96');
    await userEvent.click(screen.getByRole('button', { name: 'Create quote' }));
    await waitFor(() => expect(address()).toBe('/admin/quotes/9'));
    expect(sent()[0]?.body).toMatchObject({
      quoteDate: '2026-11-24',
      currency: 'EUR',
      // The untouched second line is left out.
      lines: [{ name: 'Design', quantity: 3, unitPrice: 19.99, taxIds: [7] }],
    });
  });

  it('takes rows of a spreadsheet, and moves them with Alt and an arrow', async () => {
    await open();
    const item = await screen.findByRole('textbox', { name: 'Item, Line 1' });
    await userEvent.click(item);
    await userEvent.paste('Design\t2\t50\nHosting\t1\t180');
    await waitFor(() => expect(cell('Item, Line 2').value).toBe('Hosting'));
    expect(cell('Item, Line 1').value).toBe('Design');
    expect(total('Subtotal')).toContain('280.00');
    await userEvent.click(cell('Item, Line 2'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(cell('Item, Line 1').value).toBe('Hosting'));
  });

  it('names the problem at the line, and keeps what was typed', async () => {
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Item, Line 1' }), 'Design');
    await userEvent.type(cell('Discount, Line 1'), '120');
    await userEvent.click(screen.getByRole('button', { name: 'Create quote' }));
    const list = screen.getByRole('textbox', { name: 'Item, Line 1' }).closest('li') as HTMLElement;
    expect(await within(list).findByText('Use 100 % or less')).toBeTruthy();
    expect(cell('Discount, Line 1').value).toBe('120');
    expect(sent()).toEqual([]);
  });
});
