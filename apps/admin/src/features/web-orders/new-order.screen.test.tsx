import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { OrderQuote } from '@org/schema/entities';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { NewOrderScreen } from './new-order.screen.tsx';

const server = startAnswerServer();
// Responses use a real connection, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 30_000 });

const ORDERS = '/api/v1/admin/web-orders/';
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const sentTo = (path: string): unknown[] =>
  server.requests
    .filter((one) => one.method === 'POST' && one.path === path)
    .map(({ body }) => body);

const QUOTE = {
  currency: 'CAD',
  items: [
    {
      variantId: 5,
      name: 'Mug · Blue',
      sku: 'MUG-BLUE',
      quantity: 1,
      unitPrice: 15,
      salePrice: null,
      lineTotal: 15,
      problem: '',
    },
  ],
  totals: {
    subtotal: 15,
    discount: 0,
    couponDiscount: 0,
    shipping: 0,
    tax: 0,
    total: 15,
    includesTax: false,
    taxLines: [],
  },
  problems: {},
  selected: {
    delivery: 'pickup',
    shippingMethodId: '',
    paymentMethod: 'invoice',
    countryCode: 'CA',
  },
  choices: {
    deliveries: ['pickup', 'ship'],
    shippingMethods: [],
    paymentMethods: [
      { key: 'invoice', label: 'On invoice' },
      { key: 'pickup', label: 'At pickup' },
    ],
    noDelivery: '',
  },
} as unknown as OrderQuote;

beforeEach(() => {
  server.requests.length = 0;
  server.answer(`GET ${ORDERS}products/`, () =>
    ok({ products: [{ id: 5, name: 'Mug · Blue', sku: 'MUG-BLUE' }] }),
  );
  server.answer(`POST ${ORDERS}quote/`, () => ok({ quote: QUOTE }));
});

async function open() {
  return renderAs(testMe(), <NewOrderScreen />, '/admin/web-orders/new', server.origin());
}
async function addMug(): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: 'Add product' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Mug · Blue · MUG-BLUE' }));
  const quantity = await screen.findByRole('textbox', { name: 'Quantity: Mug · Blue' });
  await waitFor(() => expect(document.activeElement).toBe(quantity));
}

it('requires a product before it creates an order, and names its parts for screen readers', async () => {
  await open();
  expect(screen.getByRole('complementary', { name: 'Customer and payment' })).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment method' }).disabled).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create order' }));
  expect(await screen.findByText('Add at least one product with a whole quantity')).toBeTruthy();
  expect(sentTo(ORDERS)).toEqual([]);
});

it("finds products with the permission of orders only, and shows the server's price", async () => {
  await open();
  await addMug();
  expect((await screen.findAllByText(/15\.00/)).length).toBeGreaterThan(0);
  expect(server.requests.filter(({ path }) => path.includes('/inventory/'))).toEqual([]);
});

it('prices and sends a delivery with the country that the form shows', async () => {
  const selected = { ...QUOTE.selected, delivery: 'ship' };
  server.answer(`POST ${ORDERS}quote/`, () => ok({ quote: { ...QUOTE, selected } }));
  await open();
  await addMug();
  await waitFor(() =>
    expect(sentTo(`${ORDERS}quote/`).at(-1)).toMatchObject({ shipping: { countryCode: 'CA' } }),
  );
});

it('asks for no billing address when an order is picked up', async () => {
  await open();
  await addMug();
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment method' }).value).toBe(
      'invoice',
    ),
  );
  expect(screen.queryByRole('textbox', { name: 'Street' })).toBeNull();
});

it('creates the order at the displayed price, and opens it', async () => {
  server.answer(`POST ${ORDERS}`, () => ok({ order: { id: 9, number: 'M-9' }, message: '' }));
  const { address } = await open();
  await addMug();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@kiln.test');
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  await totals.findAllByText(/15\.00/);
  await waitFor(() =>
    expect(sentTo(`${ORDERS}quote/`).at(-1)).toMatchObject({ email: 'ada@kiln.test' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create order' }));
  await waitFor(() => expect(address()).toBe('/admin/web-orders/9'));
  expect(sentTo(ORDERS)).toMatchObject([
    { items: [{ variantId: 5, quantity: 1 }], email: 'ada@kiln.test', notify: true },
  ]);
});

it('keeps the input when the order is rejected, and shows the reason at the field', async () => {
  server.answer(`POST ${ORDERS}`, () => ({
    status: 422,
    body: {
      code: 'validation_failed',
      message: 'Please check these fields',
      formErrors: { email: 'Please enter a valid email address' },
    },
  }));
  await open();
  await addMug();
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  await userEvent.type(email, 'ada@');
  await userEvent.click(screen.getByRole('button', { name: 'Create order' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(email.value).toBe('ada@');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(screen.getByRole('textbox', { name: 'Quantity: Mug · Blue' })).toBeTruthy();
});

it('offers no form to users who may not create orders', async () => {
  await renderAs(testMe({}, '8'), <NewOrderScreen />, '/admin/web-orders/new', server.origin());
  expect(screen.queryByRole('button', { name: 'Create order' })).toBeNull();
});
