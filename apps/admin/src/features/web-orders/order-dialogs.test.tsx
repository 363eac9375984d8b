import { renderAs, testMe } from '@org/admin-kit/testing';
import { type SeenRequest, startAnswerServer } from '@org/config/answer-server';
import type { Order } from '@org/schema/entities';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setScreenWidth } from '../../../test/screen-width.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { OrdersRoute } from './orders.route.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const server = startAnswerServer();
// Responses use a real connection, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 30_000 });

const ORDERS = '/api/v1/admin/web-orders/';
const item = (id: number, name: string, quantity: number) => ({
  id,
  name,
  sku: name.toUpperCase(),
  attributes: [],
  quantity,
  fulfilledQuantity: 0,
  refundedQuantity: 0,
  restockedQuantity: 0,
});
// Fields of an order that the dialogs and the list read.
const ORDER = {
  id: 1,
  version: 3,
  number: 'M-1',
  currency: 'CAD',
  status: 'pending',
  paymentStatus: 'paid',
  cancelledAt: null,
  total: 50,
  paidTotal: 50,
  refundedTotal: 0,
  customerName: 'Ada Moreau',
  email: 'ada@kiln.test',
  created_at: '2026-11-20T10:00:00.000Z',
  itemsCount: 3,
  tags: [],
  items: [item(11, 'Mug', 2), item(12, 'Bowl', 1)],
} as unknown as Order;

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const sentTo = (path: string): unknown[] =>
  server.requests.filter((request) => request.path === path).map(({ body }) => body);
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => {
  server.requests.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  setScreenWidth(1440);
});

describe('the refund dialog', () => {
  const acts: unknown[] = [];
  /** A mug is 15, the bowl 15, the delivery 5. */
  function quote({ body }: SeenRequest) {
    const { items, delivery = true } = (body ?? {}) as {
      items?: readonly { quantity: number }[];
      delivery?: boolean;
    };
    const count = items?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 3;
    return ok({
      quote: {
        amount: count * 15 + (delivery ? 5 : 0),
        refundable: 50,
        delivery: 5,
        items: [
          { id: 11, available: 2, amount: 30 },
          { id: 12, available: 1, amount: 15 },
        ],
      },
    });
  }
  async function open(answer: Record<string, string> | undefined = undefined) {
    acts.length = 0;
    server.answer(`POST ${ORDERS}1/refund/quote/`, quote);
    await renderAs(
      testMe(),
      <RefundDialog
        order={ORDER}
        act={async (name, body) => {
          acts.push([name, body]);
          return answer;
        }}
        onClose={() => acts.push('closed')}
      />,
      '/admin',
      server.origin(),
    );
    return dialog();
  }

  it('offers the full amount, and refunds it with every item', async () => {
    const form = await open();
    await userEvent.click(await form.findByRole('button', { name: /^Refund .*50\.00$/ }));
    await waitFor(() => expect(acts).toHaveLength(2));
    expect(acts).toEqual([
      [
        'refund',
        {
          amount: 50,
          items: [
            { id: 11, quantity: 2 },
            { id: 12, quantity: 1 },
          ],
          delivery: true,
          restock: [
            { id: 11, quantity: 2 },
            { id: 12, quantity: 1 },
          ],
          notify: true,
        },
      ],
      'closed',
    ]);
  });

  it('shows the amount of the selected items', async () => {
    const form = await open();
    await form.findByRole('button', { name: /50\.00$/ });
    await userEvent.click(form.getByRole('checkbox', { name: /Refund delivery/ }));
    const mugs = form.getByRole('textbox', { name: /Mug/ });
    await userEvent.clear(mugs);
    await userEvent.type(mugs, '1');
    await form.findByRole('button', { name: /^Refund .*30\.00$/ });
  });

  it('keeps the input and shows why the refund was rejected', async () => {
    const form = await open({ amount: 'Only 20.00 can be refunded' });
    await form.findByRole('button', { name: /50\.00$/ });
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Broken');
    await userEvent.click(form.getByRole('button', { name: /^Refund / }));
    await form.findByText('Only 20.00 can be refunded');
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Broken');
    expect(acts).not.toContain('closed');
  });
});

describe('changes of several orders', () => {
  const open = (act: 'fulfil' | 'pay', onClose = () => undefined) =>
    renderAs(
      testMe(),
      <BulkDialog act={act} ids={[1, 2]} onClose={onClose} />,
      '/admin',
      server.origin(),
    );

  it('fulfils the orders, and lists skipped ones with the reason', async () => {
    server.answer(`POST ${ORDERS}bulk/fulfil/`, () =>
      ok({
        changed: [1],
        skipped: [{ id: 2, number: 'M-2', reason: 'The order is cancelled' }],
        message: '1 order fulfilled',
      }),
    );
    await open('fulfil');
    const form = await dialog();
    expect(form.getByText('Fulfill 2 orders')).toBeTruthy();
    await userEvent.click(form.getByRole('switch', { name: /Notify/ }));
    await userEvent.click(form.getByRole('button', { name: 'Fulfill' }));
    expect(await screen.findByText('The order is cancelled')).toBeTruthy();
    expect(screen.getByText('Order M-2')).toBeTruthy();
    expect(sentTo(`${ORDERS}bulk/fulfil/`)).toEqual([{ ids: [1, 2], notify: false }]);
  });

  it('marks the orders as paid with a reference, which stays after a failure', async () => {
    let closed = false;
    server.plan({ status: 503, body: { code: 'unavailable', message: 'Try again in a moment' } });
    server.answer(`POST ${ORDERS}bulk/pay/`, () =>
      ok({ changed: [1, 2], skipped: [], message: '2 orders marked as paid' }),
    );
    await open('pay', () => {
      closed = true;
      return undefined;
    });
    const form = await dialog();
    const reference = form.getByRole<HTMLInputElement>('textbox', { name: 'Reference' });
    await userEvent.type(reference, 'Till 4');
    await userEvent.click(form.getByRole('button', { name: 'Mark as paid' }));
    await form.findByRole('alert');
    expect(reference.value).toBe('Till 4');
    await userEvent.click(form.getByRole('button', { name: 'Mark as paid' }));
    await waitFor(() => expect(closed).toBe(true));
    expect(sentTo(`${ORDERS}bulk/pay/`).at(-1)).toEqual({ ids: [1, 2], reference: 'Till 4' });
  });

  it('prints the documents of the selected orders as one file', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const results = {
      rows: [ORDER],
      total: 1,
      totalIsCapped: false,
      currentPage: 1,
      itemsPerPage: 25,
    };
    server.answer(`GET ${ORDERS}`, () => ok({ results }));
    server.answer('GET /api/v1/admin/views/', () => ok({ results: { rows: [] } }));
    await renderAs(testMe(), <OrdersRoute />, '/admin/web-orders', server.origin());
    await userEvent.click(await screen.findByRole('checkbox', { name: /M-1/ }));
    for (const [name, kind] of [
      ['Print packing slips', 'packing-slip'],
      ['Print invoices', 'invoice'],
      ['Print both', 'both'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name }));
      expect(String(opened.mock.lastCall?.[0])).toContain(`kind=${kind}&ids=1`);
    }
  });

  it('moves actions into a menu where they do not fit side by side', async () => {
    const results = {
      rows: [ORDER],
      total: 1,
      totalIsCapped: false,
      currentPage: 1,
      itemsPerPage: 25,
    };
    server.answer(`GET ${ORDERS}`, () => ok({ results }));
    server.answer('GET /api/v1/admin/views/', () => ok({ results: { rows: [] } }));
    setScreenWidth(768);
    await renderAs(testMe(), <OrdersRoute />, '/admin/web-orders', server.origin());
    await userEvent.click(await screen.findByRole('checkbox', { name: /M-1/ }));
    expect(screen.queryByRole('button', { name: 'Print both' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Print both' })).toBeTruthy();
  });
});
