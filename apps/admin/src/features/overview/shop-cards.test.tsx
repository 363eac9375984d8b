import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ShopCards } from './shop-cards.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/';
const none = { success: true, rows: [], total: 0, results: { rows: [], total: 0 } };
const days = Array.from({ length: 30 }, (_, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  total: at === 3 ? 40 : 0,
  orders: at === 3 ? 2 : 0,
}));

beforeEach(() => {
  server.requests.length = 0;
  const sales = { waiting: 7, currency: 'CAD', total: 40, orders: 2, days };
  server.answer(`GET ${PATH}web-orders/sales/`, () => ({
    status: 200,
    body: { success: true, sales },
  }));
  server.answer(`GET ${PATH}web-orders/`, () => ({ status: 200, body: none }));
  server.answer(`GET ${PATH}inventory/levels/`, () => ({ status: 200, body: none }));
});
const show = (role: Parameters<typeof testMe>[1]) =>
  renderAs(testMe({}, role), <ShopCards />, '/admin', server.origin());

it('shows pending orders and sales, and empty states', async () => {
  await show('4');
  expect(await screen.findByText('7 waiting')).toBeTruthy();
  expect(
    screen.getByRole('img', { name: /40\.00.* from 2 orders in the last 30 days/ }),
  ).toBeTruthy();
  expect(await screen.findByText('No orders yet.')).toBeTruthy();
  expect(await screen.findByText('No items are low on stock.')).toBeTruthy();
});

it('requests nothing that the user may not view', async () => {
  await show('5');
  expect(screen.queryByText('Newest orders')).toBeNull();
  expect(screen.queryByText('Low stock')).toBeNull();
  expect(server.requests).toEqual([]);
});

it('shows errors of each card separately', async () => {
  server.answer(`GET ${PATH}web-orders/sales/`, () => ({
    status: 503,
    body: { success: false, error: 'Not ready', errors: ['Not ready'], code: 'unavailable' },
  }));
  await show('4');
  expect(await screen.findByText('The sales could not be loaded')).toBeTruthy();
  expect(await screen.findByText('No orders yet.')).toBeTruthy();
});
