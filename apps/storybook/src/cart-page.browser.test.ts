import '@org/blocks/styles.css';
import { startBlocks } from '@org/blocks/islands';
import { renderToHtml } from '@org/blocks/server';
import { renderSitePage } from '@org/blocks/site-pages';
import { sampleCart, sampleCartItem } from '@org/blocks/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const stops: (() => void)[] = [];
let quantity = 2;
let sent: Record<string, unknown>[] = [];

/** Returns the page as the server renders it. */
function cartHtml(): string {
  const items =
    quantity > 0 ? [sampleCartItem(4, { key: 'four', sku: 'MUG', quantity, maxQuantity: 5 })] : [];
  const props = { cart: sampleCart(items), locale: 'en', note: undefined };
  return renderToHtml(renderSitePage({ name: 'cart', props }));
}
const counts: unknown[] = [];
const hear = (event: Event) => counts.push((event as CustomEvent).detail.count);

beforeEach(() => {
  [quantity, sent] = [2, []];
  counts.length = 0;
  document.addEventListener('org-cart', hear);
  vi.spyOn(window, 'fetch').mockImplementation(async (_path, init) => {
    const fields = Object.fromEntries(init?.body as FormData);
    sent.push(fields);
    if (fields.act === 'set') quantity = Number(fields.quantity);
    else quantity += fields.act === 'more' ? 1 : -1;
    return new Response(`<!doctype html><main>${cartHtml()}</main>`);
  });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = cartHtml();
  stops.push(() => host.remove(), startBlocks(document.body));
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  document.removeEventListener('org-cart', hear);
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'orgCart');
});

const amount = () => page.getByRole('spinbutton', { name: 'Quantity: Bowl 4' });

it('is changed without leaving its page, and the focus stays where it was', async () => {
  const more = page.getByRole('button', { name: 'One more: Bowl 4' });
  await more.click();
  await expect.element(amount()).toHaveValue(3);
  await expect.element(more).toHaveFocus();
  expect(sent).toEqual([{ item: 'four', act: 'more', quantity: '2' }]);
  expect(counts).toEqual([2, 3]);
  // Two quick clicks add two.
  await more.dblClick();
  await expect.element(amount()).toHaveValue(5);
  await expect.element(amount()).toHaveFocus();
});

it('takes what is typed as far as it can be had, and nothing that is no quantity', async () => {
  await expect.element(page.getByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  await amount().fill('9');
  await userEvent.keyboard('{Tab}');
  await expect.element(amount()).toHaveValue(5);
  expect(sent).toEqual([{ item: 'four', act: 'set', quantity: '5' }]);
  await amount().fill('0');
  await userEvent.keyboard('{Tab}');
  await expect.element(amount()).toHaveValue(5);
  expect(sent).toHaveLength(1);
});

it('is empty without its last item, and tells in place what could not be sent', async () => {
  vi.mocked(window.fetch).mockRejectedValueOnce(new TypeError('offline'));
  const reported = vi.spyOn(window, 'reportError').mockReturnValue();
  const less = page.getByRole('button', { name: 'One less: Bowl 4' });
  await less.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Something went wrong, please try again');
  expect(reported).toHaveBeenCalledOnce();
  await less.click();
  await expect.element(amount()).toHaveValue(1);
  await less.click();
  await expect.element(page.getByText('Your cart is empty.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Cart' })).toHaveFocus();
  expect(counts).toEqual([2, 1, 0]);
});
