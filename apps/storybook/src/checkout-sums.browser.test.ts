import { startBlocks } from '@org/blocks/islands';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

const stops: (() => void)[] = [];
let sent: Record<string, unknown>[];
let status: number;

const sums = (total: string): string =>
  `<strong data-part="total">${total}</strong><div data-enhance="checkout-sums" data-failed="It could not be added up"><dl><dt>Total</dt><dd>${total}</dd></dl></div>`;

beforeEach(() => {
  [sent, status] = [[], 200];
  vi.spyOn(window, 'fetch').mockImplementation(async (_path, init) => {
    const fields = Object.fromEntries(init?.body as FormData);
    sent.push(fields);
    const total = fields.delivery === 'pickup' ? '$10.00' : `$20.00 ${fields.shipping_province}`;
    return new Response(`<!doctype html><main>${sums(total)}</main>`, { status });
  });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = `<form action="/api/v1/checkout/form/" method="post"><label>Name<input name="firstname"></label><label><input type="radio" name="delivery" value="ship" checked>Ship</label><label><input type="radio" name="delivery" value="pickup">Pickup</label><label><input type="radio" name="paymentMethod" value="invoice" checked>Invoice</label><label><input type="radio" name="paymentMethod" value="pickup">At pickup</label><input type="hidden" name="paymentFor" value="ship"><label>Province<input name="shipping_province"></label><label>Code<input name="coupon" value="TYPED"></label>${sums('$20.00')}</form>`;
  stops.push(() => host.remove(), startBlocks(document.body));
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  vi.restoreAllMocks();
});

const total = () => page.getByRole('definition');

it('updates the totals and the folded summary when the delivery changes, and keeps what was typed', async () => {
  await page.getByLabelText('Name').fill('Ada');
  await page.getByLabelText('Pickup').click();
  await expect.element(total()).toHaveTextContent('$10.00');
  expect(document.querySelector('[data-part=total]')?.textContent).toBe('$10.00');
  // A name changes no price; a code is used by its own button.
  expect(sent).toEqual([
    {
      act: 'look',
      firstname: 'Ada',
      delivery: 'pickup',
      // The payment changes with the delivery, and is said to have been chosen for it.
      paymentMethod: 'pickup',
      paymentFor: 'pickup',
      shipping_province: '',
    },
  ]);
  await page.getByLabelText('Ship', { exact: true }).click();
  await page.getByLabelText('Province').fill('ON');
  await page.getByLabelText('Code').click();
  await expect.element(total()).toHaveTextContent('$20.00 ON');
  await expect.element(page.getByLabelText('Code')).toHaveValue('TYPED');
});

it('reports that totals could not be calculated, and keeps the previous ones', async () => {
  vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  status = 500;
  await page.getByLabelText('Pickup').click();
  await expect.element(page.getByText('It could not be added up')).toBeVisible();
  await expect.element(total()).toHaveTextContent('$20.00');
  status = 200;
  await page.getByLabelText('Ship', { exact: true }).click();
  await expect.element(page.getByText('It could not be added up')).not.toBeInTheDocument();
});
