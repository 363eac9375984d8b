import { startBlocks } from '@org/blocks/islands';
import { sampleProduct, sampleShop } from '@org/blocks/testing';
import type { BlockTemplate } from '@org/content';
import { CART_SETTINGS, siteEventSchema } from '@org/schema/entities';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from './show-page.ts';

const KEY = 'atrium.consent';
const STUDIO = { type: 'DesignOnline', props: { studioUrl: 'https://studio.example.com/' } };
const stops: (() => void)[] = [];

const PRODUCT = { type: 'ProductDetails', props: {} };
const MUG = sampleProduct(7, {
  numberOfVariants: 1,
  attributes: [{ name: 'Size', values: ['Large'] }],
  variants: [
    {
      id: 31,
      imported_variant_id: null,
      sku: 'MUG-L',
      price: 24,
      salePrice: null,
      stock: 5,
      image: '',
      attributes: [{ attribute_name: 'Size', attribute_value: 'Large' }],
      weight: null,
      length: null,
      width: null,
      height: null,
    },
  ],
});

/**
 * Shows a page with Design Online and the consent question.
 * @param shared - whether events are forwarded
 * @param enabled - whether the shop sells
 */
function show(shared: boolean, block: BlockTemplate = STUDIO, enabled = true): void {
  const column = { type: 'Column', children: [block] };
  const shop = { ...sampleShop([MUG]), cart: { ...CART_SETTINGS, enabled } };
  stops.push(showPage([{ type: 'Section', children: [column] }], { shop }));
  const question = document.body.appendChild(document.createElement('section'));
  question.hidden = true;
  question.dataset.place = 'bar';
  question.dataset.enhance = 'site-visits';
  question.dataset.options = JSON.stringify({
    tablet: 992,
    mobile: 768,
    ...(shared && { shared }),
  });
  question.innerHTML = '<button type="button" data-choice="all">Accept</button>';
  stops.push(() => question.remove());
  stops.push(startBlocks(document.body));
}
/** Events that were sent. */
function sent(): object[] {
  const bodies: object[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    if (String(path).includes('/cart/'))
      return Response.json({
        success: true,
        cart: { items: [{ id: 1, sku: 'MUG-L', quantity: 2 }], itemsCount: 2 },
      });
    bodies.push(JSON.parse(String(init?.body)));
    return Response.json({ counted: true }, { status: 202 });
  });
  return bodies;
}
const open = async (): Promise<void> => {
  await page.getByRole('link', { name: 'Design online' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
};
const agreed = (shared: boolean): void =>
  localStorage.setItem(KEY, JSON.stringify({ statistics: true, shared, at: Date.now() }));

beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  localStorage.removeItem(KEY);
  Reflect.deleteProperty(window, 'orgCart');
  vi.restoreAllMocks();
});

it('AN-004 design_online_open is sent when Design Online opens, where the visitor agreed', async () => {
  const bodies = sent();
  agreed(true);
  show(true);
  await open();
  const path = window.location.pathname;
  const { device, shared } = { device: 'desktop', shared: true };
  expect(bodies).toEqual([
    { kind: 'page_view', referrer: expect.any(String), path, device, shared },
    { kind: 'design_online_open', path, device, shared },
  ]);
});

it('AN-002 AN-003 view_item is sent when a product is viewed, and add_to_cart once it is in the cart', async () => {
  // Pages of visitors are in no frame; those of these tests are.
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  const bodies = sent();
  agreed(true);
  show(true, PRODUCT);
  const told = { path: window.location.pathname, device: 'desktop', shared: true };
  await expect
    .poll(() => bodies)
    .toEqual([
      { kind: 'page_view', referrer: expect.any(String), ...told },
      { kind: 'view_item', item: { id: 7 }, ...told },
    ]);
  await page.getByRole('radio', { name: 'Large' }).click();
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect
    .poll(() => bodies[2])
    .toEqual({ kind: 'add_to_cart', item: { id: 7, variant_id: 31, quantity: 2 }, ...told });
  // Each is what the server takes.
  for (const body of bodies) expect(siteEventSchema.isValidSync(body)).toBe(true);
});

it('AN-003 view_item is sent of the product that was there when the visitor agreed, in a shop that sells nothing too', async () => {
  const bodies = sent();
  show(true, PRODUCT, false);
  expect(bodies).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => bodies)
    .toMatchObject([{ kind: 'page_view' }, { kind: 'view_item', item: { id: 7 } }]);
});

it('sends nothing before, and asks again where the yes was to no service', async () => {
  const bodies = sent();
  agreed(false);
  show(true);
  await open();
  expect(bodies).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => bodies).toMatchObject([{ kind: 'page_view', shared: true }]);
  await open();
  await expect.poll(() => bodies.length).toBe(2);
});

it('holds a yes to less where nothing is passed on any more', async () => {
  const bodies = sent();
  agreed(true);
  show(false);
  await expect.poll(() => bodies).toMatchObject([{ kind: 'page_view', shared: false }]);
});
