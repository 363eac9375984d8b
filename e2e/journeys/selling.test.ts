import { randomUUID } from 'node:crypto';
import { beSignedIn, createPage, getTree, openEditor, publish, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

test('imported products appear in the shop, one is found and bought, and staff ship it', async ({
  page,
  browser,
}) => {
  test.slow();
  await beSignedIn(page);
  const code = randomUUID().slice(0, 6).toUpperCase();
  const cart = await page.request.post('/api/v1/cart/settings/update/', {
    data: { enabled: true },
  });
  expect(cart.ok(), await cart.text()).toBe(true);

  // A file brings two products into a category of their own.
  const category = await page.request.post('/api/v1/admin/products/categories/', {
    data: { category: `Kiln ${code}` },
  });
  const { category: kiln } = (await category.json()) as { category: { id: number } };
  await page.goto('/admin/imports/new?entity=products');
  const csv = [
    'Name,SKU,Price,Stock,Status,Categories',
    `Vase ${code},V-${code},40,6,published,Kiln ${code}`,
    `Plate ${code},P-${code},18,10,published,Kiln ${code}`,
  ].join('\n');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'kiln.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText(/Products: 2 created, 0 updated/).first()).toBeVisible({
    timeout: 120_000,
  });

  // One of them gets variants.
  await page.goto(`/admin/inventory/products?search=Vase ${code}`);
  await page.getByRole('link', { name: `Vase ${code}` }).click();
  await page.getByRole('button', { name: 'Add an attribute' }).click();
  const glaze = page.getByRole('group', { name: 'Attribute 1' });
  await glaze.getByRole('textbox', { name: 'Name' }).fill('Glaze');
  await glaze.getByLabel('Values').click();
  for (const value of ['Blue', 'Sand']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Create variants' }).click();
  await page.getByLabel('Quantity of Blue').fill('2');
  await page.getByLabel('Quantity of Sand').fill('5');
  await page.getByLabel('Price of Sand', { exact: true }).fill('44');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();

  // A page with shop blocks is created and published.
  const slug = `kiln-${code.toLowerCase()}`;
  await createPage(page, slug, {
    tree: getTree({
      head000001: { type: 'Text', props: { text: 'From the kiln', tag: 'h2' } },
      list000001: { type: 'ProductList', props: { source: 'categories', categoryIds: [kiln.id] } },
    }),
  });
  const canvas = await openEditor(page, slug);
  await expect(canvas.getByText(`Vase ${code}`, { exact: true })).toBeVisible();
  await publish(page);

  // A visitor finds the vase, filters the list, chooses a variant, and buys two.
  const visitor = await browser.newPage();
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.goto(sitePage(slug));
  const cards = visitor.locator('[data-part="product"]');
  await expect(cards).toHaveCount(2);
  await visitor.getByRole('searchbox', { name: 'Search products' }).fill('vase');
  await expect(cards).toHaveCount(1);
  await visitor.getByRole('link', { name: `Vase ${code}`, exact: true }).click();
  const buy = visitor.getByRole('form', { name: `Buy Vase ${code}` });
  await buy.getByRole('radio', { name: 'Blue' }).check();
  await buy.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await buy.getByRole('button', { name: 'Add To Cart' }).click();
  await buy.getByRole('link', { name: 'View Cart' }).click();
  await expect(visitor.getByText(`Vase ${code} - Blue`).first()).toBeVisible();
  await visitor.getByRole('link', { name: 'Checkout' }).click();
  await visitor.getByRole('button', { name: 'Continue to review' }).click();
  // Problems are shown at their fields, and typed values stay.
  await expect(visitor.getByRole('alert')).toContainText('Please check these fields');
  await visitor.getByLabel('Email').fill('bea@buyer.example');
  await visitor.getByLabel('First name').fill('Bea');
  await visitor.getByLabel('Last name').fill('Buyer');
  await visitor.getByLabel('Street and number').first().fill('12 Kiln Road');
  await visitor.getByLabel('City').first().fill('Toronto');
  await visitor.getByLabel('Province or state').first().selectOption('ON');
  await visitor.getByLabel('Postal code').first().fill('M4M 1G7');
  await visitor.getByLabel('Country').first().selectOption('CA');
  await visitor.getByRole('button', { name: 'Continue to review' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Review your order');
  await expect(visitor.getByText('12 Kiln Road')).toBeVisible();
  await visitor.getByRole('button', { name: /^Place order/ }).click();
  await expect(visitor).toHaveURL(/\/order\/[0-9a-f-]{36}/);
  const said = await visitor.getByRole('main').textContent();
  const number = /\b(?:[A-Z]+-)?\d{4,}\b/.exec(said ?? '')?.[0] ?? '';
  expect(number, said ?? '').not.toBe('');
  await visitor.close();

  // Staff see it, and send it.
  await page.goto(`/admin/web-orders?search=${number}`);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('bea@buyer.example').first()).toBeVisible();
  await page.getByRole('button', { name: /^(Send|Fulfill)/ }).click();
  const sending = page.getByRole('dialog');
  await sending.getByRole('button', { name: /^(Send|Fulfill)/ }).click();
  await expect(sending).toBeHidden();
  await expect(page.getByText('Shipped', { exact: true }).first()).toBeVisible();
  // The pieces are gone from the shop.
  await page.goto(`/admin/inventory?search=V-${code}`);
  await expect(page.getByRole('row', { name: /Blue/ })).toContainText('Out of stock');
});
