import { renderAs, testMe } from '@org/admin-kit/testing';
import type { Order } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OrderButtons, type OrderDialog } from './order-buttons.tsx';

const ORDER = {
  id: 1,
  currency: 'CAD',
  status: 'pending',
  nextStatuses: [],
  cancelledAt: null,
  total: 80,
  paidTotal: 80,
  refundedTotal: 0,
  items: [{ quantity: 2, fulfilledQuantity: 0, restockedQuantity: 0 }],
} as unknown as Order;

const shown: OrderDialog[] = [];
const show = (change: Partial<Order>, role: Parameters<typeof testMe>[1] = '4') => {
  shown.length = 0;
  return renderAs(
    testMe({ plan: { level: 'enterprise', modules: [] } }, role),
    <OrderButtons
      order={{ ...ORDER, ...change }}
      act={async () => undefined}
      onShow={(dialog) => shown.push(dialog)}
    />,
  );
};
const labels = (): (string | null)[] =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter(Boolean);

it('offers to record the balance due and to fulfil open items', async () => {
  await show({ paidTotal: 20 });
  expect(labels()).toEqual(['Record payment', 'Fulfill']);
});

it('offers to refund a canceled order until it is refunded', async () => {
  const cancelledAt = '2026-11-20T10:00:00.000Z';
  const { unmount } = await show({ cancelledAt, refundedTotal: 30 });
  const [label = ''] = labels();
  expect(label).toMatch(/^Refund .*50\.00$/);
  await userEvent.click(screen.getByRole('button', { name: label ?? '' }));
  expect(shown).toEqual(['refund']);
  unmount();
  await show({ cancelledAt, refundedTotal: 80 });
  expect(labels()).toEqual([]);
});

it('offers nothing to users who may only view orders', async () => {
  await show({ cancelledAt: '2026-11-20T10:00:00.000Z' }, '8');
  expect(labels()).toEqual([]);
});

it('offers to issue the invoice of an order, or to open it', async () => {
  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'More' }));
  const { unmount } = await show({ invoiceId: null, invoicedAt: null });
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Issue invoice' })).toBeTruthy();
  unmount();
  const opened = await show({ invoiceId: 12, invoicedAt: null });
  await openMenu();
  const link = await screen.findByRole('menuitem', { name: 'Open invoice' });
  expect(link.getAttribute('href')).toBe('/admin/invoices/12');
  opened.unmount();
  await show({ invoiceId: null, invoicedAt: null, refundedTotal: 5 });
  await openMenu();
  await screen.findByRole('menuitem', { name: 'Packing slip' });
  expect(screen.queryByRole('menuitem', { name: 'Issue invoice' })).toBeNull();
});
