import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { faultsInBothThemes } from './accessibility.ts';
import { beSignedIn } from './admin.ts';
import { expect, PORT, test } from './journey.ts';

const SHOP = `http://demo.localhost:${PORT}`;

/** Creates a record through the API as the signed-in user. */
async function send(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A product of the demo's shop. */
async function makeProduct(page: Page, name: string, sku: string): Promise<void> {
  await send(page, '/api/v1/admin/products/', {
    name,
    sku,
    unitPrice: 10,
    stock: 6,
    status: 'published',
  });
}

/**
 * Places an order for pickup. Takes SKUs with quantities.
 * @returns number of the order
 */
async function buy(browser: Browser, things: Readonly<Record<string, number>>): Promise<string> {
  const visitor = await browser.newPage();
  await visitor.goto(`${SHOP}/cart`);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    visitor.evaluate(
      async ([to, sent, more]) => {
        const token = document.querySelector<HTMLMetaElement>('meta[name="page-token"]')?.content;
        const answer = await fetch(to, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token && { 'x-page-token': token }),
            ...more,
          },
          body: JSON.stringify(sent),
        });
        return { ok: answer.ok, text: await answer.text() };
      },
      [path, body, headers] as const,
    );
  for (const [sku, quantity] of Object.entries(things)) {
    const { ok, text } = await post('/api/v1/cart/items/', { sku, quantity });
    expect(ok, text).toBe(true);
  }
  // Only scripts of the checkout itself may place an order: its page has a token for them.
  await visitor.goto(`${SHOP}/checkout`);
  const placed = await post(
    '/api/v1/checkout/',
    {
      email: `${randomUUID().slice(0, 8)}@buyer.example`,
      firstname: 'Bea',
      lastname: 'Buyer',
      delivery: 'pickup',
      paymentMethod: 'pickup',
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(placed.ok, placed.text).toBe(true);
  await visitor.close();
  const { order } = JSON.parse(placed.text) as { order: { number: string } };
  return order.number;
}

test('staff change prices and stock in the grid, hand over a part of an order and cancel the rest', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const code = randomUUID().slice(0, 6).toUpperCase();
  const [jug, bowl] = [`JUG-${code}`, `BOWL-${code}`];
  await makeProduct(page, `Jug ${code}`, jug);
  await makeProduct(page, `Bowl ${code}`, bowl);
  await send(page, '/api/v1/cart/settings/update/', { enabled: true });

  // Two products are chosen in their list, and opened as a spreadsheet.
  await page.goto(`/admin/inventory/products?search=${code}`);
  await page.getByRole('checkbox', { name: /Jug/ }).check();
  await page.getByRole('checkbox', { name: /Bowl/ }).check();
  await page.getByRole('button', { name: 'Prices and stock' }).click();
  const grid = page.getByRole('grid', { name: 'Prices and stock of variants' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  const cell = (name: string, column: number) =>
    grid
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('gridcell')
      .nth(column);
  await cell('Bowl', 1).click();
  await page.keyboard.type('12.50');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(cell('Bowl', 1)).toContainText('12.50');
  expect(await faultsInBothThemes(page, { serious: true })).toEqual([]);
  // A column of a spreadsheet.
  await cell('Bowl', 4).click();
  await grid.evaluate((table) => {
    const data = new DataTransfer();
    data.setData('text/plain', '3\n4');
    table.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell('Jug', 4)).toContainText('4');
  await page.getByRole('button', { name: 'Change prices' }).click();
  const raise = page.getByRole('dialog', { name: 'Change prices' });
  await raise.getByRole('textbox', { name: 'By' }).fill('10');
  await expect(raise.getByText('10.00 → 11.00')).toBeVisible();
  await raise.getByRole('button', { name: 'Apply to grid' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('2 rows saved')).toBeVisible();
  await page.reload();
  await expect(cell('Bowl', 1)).toHaveText('13.75');
  await expect(cell('Bowl', 3)).toHaveText('9');
  await expect(cell('Jug', 1)).toHaveText('11.00');
  await expect(cell('Jug', 4)).toHaveText('4');

  // A customer orders both, and a part is fulfilled.
  const number = await buy(browser, { [jug]: 2, [bowl]: 3 });
  await page.goto(`/admin/web-orders?search=${number}`);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  expect(await faultsInBothThemes(page, { serious: true })).toEqual([]);
  await page.getByRole('button', { name: 'Fulfill' }).click();
  const handing = page.getByRole('dialog', { name: 'Fulfill items' });
  await handing.getByRole('textbox', { name: /Jug/ }).fill('5');
  await handing.getByRole('button', { name: 'Fulfill' }).click();
  await expect(handing.getByText('Use 2 or less')).toBeVisible();
  await handing.getByRole('textbox', { name: /Jug/ }).fill('2');
  await handing.getByRole('textbox', { name: /Bowl/ }).fill('0');
  await handing.getByRole('button', { name: 'Fulfill' }).click();
  await expect(handing).toBeHidden();
  const items = page.getByRole('region', { name: 'Items' });
  await expect(items.getByText('Fulfilled', { exact: true })).toHaveCount(1);
  await expect(items.getByText('Open', { exact: true })).toHaveCount(1);

  // The papers are there to be printed.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const slip = await page.getByRole('menuitem', { name: 'Packing slip' }).getAttribute('href');
  const paper = await page.request.get(slip ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');

  // The rest is cancelled, and its pieces are there to be sold again.
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel this order?' });
  await cancelling.getByRole('textbox', { name: 'Reason' }).fill('Nobody came');
  await cancelling.getByRole('button', { name: 'Cancel order' }).click();
  await expect(cancelling).toBeHidden();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await page.goto(`/admin/inventory?search=${bowl}`);
  const row = page.getByRole('row', { name: new RegExp(bowl) });
  await expect(row).toContainText('9');
  await page.goto('/admin/inventory/movements');
  await expect(page.getByRole('row', { name: new RegExp(bowl) }).first()).toContainText(
    'Came back',
  );
});
