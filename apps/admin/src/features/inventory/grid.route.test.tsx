import { renderAs, testMe } from '@org/admin-kit/testing';
import { type PlannedAnswer, startAnswerServer } from '@org/config/answer-server';
import type { StockRow } from '@org/schema/entities';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GridRoute } from './grid.route.tsx';

const server = startAnswerServer();
const { fetch: send } = globalThis;
const GRID = '/api/v1/admin/inventory/grid/';
configure({ asyncUtilTimeout: 30_000 });

const createRow = (id: number, sku: string): StockRow => ({
  id,
  productId: id,
  name: sku,
  status: 'published',
  sku,
  attributes: [],
  image: '',
  price: 10,
  salePrice: null,
  onHand: 6,
  reserved: 0,
  available: 6,
  reorderPoint: 0,
  lowAt: null,
  state: 'in',
  levels: [],
});
let rows: StockRow[];
const list = (of: readonly object[]): PlannedAnswer => ({
  status: 200,
  body: {
    success: true,
    results: { rows: of, total: of.length, totalIsCapped: false, nextCursor: null },
  },
});
const saves = () => server.requests.filter(({ path }) => path === GRID).map(({ body }) => body);

beforeEach(() => {
  server.requests.length = 0;
  rows = [createRow(1, 'URN'), createRow(2, 'VASE')];
  // Rows are requested from the own origin, where no server listens in a test.
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    send(new URL(address, server.origin()), init),
  );
  server.answer('GET /api/v1/admin/inventory/locations/', () =>
    list([{ id: 1, name: 'Shop', is_default: true }]),
  );
  server.answer('GET /api/v1/admin/inventory/levels/', () => list(rows));
});
afterEach(() => vi.unstubAllGlobals());

it('keeps typed prices when the server cannot be reached, and saves each row once around a conflict', async () => {
  await renderAs(testMe(), <GridRoute />, '/admin/inventory/grid?variants=1,2', server.origin());
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  const price = (sku: string): HTMLElement => {
    const cell = screen
      .getByRole('row', { name: new RegExp(sku) })
      .querySelector('[role="gridcell"]');
    if (!(cell instanceof HTMLElement)) throw new Error('The row has no cells');
    return cell;
  };
  const changed = () => document.querySelectorAll('[data-changed]').length;
  await userEvent.click(price('URN'));
  await userEvent.keyboard('55{Enter}66{Enter}');
  expect(changed()).toBe(2);

  const save = screen.getByRole('button', { name: 'Save' });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    String(address).includes(GRID)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : send(new URL(address, server.origin()), init),
  );
  await userEvent.click(save);
  expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
  expect(changed()).toBe(2);

  // Another user has changed the price of the first row.
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    send(new URL(address, server.origin()), init),
  );
  server.answer(`PUT ${GRID}`, () => {
    rows = [
      { ...createRow(1, 'URN'), price: 77 },
      { ...createRow(2, 'VASE'), price: 66 },
    ];
    return {
      status: 200,
      body: {
        success: true,
        saved: [rows[1]],
        failed: [
          {
            variantId: 1,
            errors: { price: 'Someone else changed this price' },
            current: rows[0],
          },
        ],
        message: '',
      },
    };
  });
  await userEvent.click(save);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('1 row was not saved. The reason is in its cells.')).toBeTruthy();
  expect(saves()).toHaveLength(1);
  expect(price('VASE').dataset.saved).toBe('true');
  expect(price('URN').getAttribute('aria-label')).toContain('Someone else changed this price');
  expect(price('URN').textContent).toContain('55');

  server.answer(`PUT ${GRID}`, () => {
    rows = [
      { ...createRow(1, 'URN'), price: 55 },
      { ...createRow(2, 'VASE'), price: 66 },
    ];
    return { status: 200, body: { success: true, saved: [rows[0]], failed: [], message: '' } };
  });
  await userEvent.click(save);
  await waitFor(() => expect(price('URN').dataset.saved).toBe('true'));
  expect(changed()).toBe(0);
  // The second attempt only sends the row that is left, based on the price of the other user.
  expect(saves().at(-1)).toMatchObject({
    rows: [{ variantId: 1, price: 55, seen: { price: 77 } }],
  });
});
