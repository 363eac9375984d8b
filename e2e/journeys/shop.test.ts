import { faultsInBothThemes } from './accessibility.ts';
import { expect, PORT, test } from './journey.ts';

const SHOP = `http://demo.localhost:${PORT}`;

test('SHOP-001 a visitor finds a product of the demo, chooses it, and has it in the cart', async ({
  page,
}) => {
  await page.goto(`${SHOP}/store`);
  const cards = page.locator('[data-part="product"]');
  await expect(cards.first()).toBeVisible();
  const whole = await cards.count();
  expect(whole).toBeGreaterThan(2);
  expect(await faultsInBothThemes(page, { serious: true })).toEqual([]);

  // A search is an address, and Back takes it away again.
  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await page.goto(`${SHOP}/store?search=${encodeURIComponent(name.slice(0, 5))}`);
  await expect(cards.first()).toContainText(name);
  expect(await cards.count()).toBeLessThanOrEqual(whole);

  // One without anything to choose, from the list itself.
  await page.goto(`${SHOP}/store`);
  const offered = cards.filter({ has: page.getByRole('button', { name: /Add To Cart/ }) }).first();
  const chosen = (await offered.getByRole('heading').textContent()) ?? '';
  // By its name: once it is in the cart its button is a link, and another card is the first with one.
  const simple = cards.filter({ has: page.getByRole('heading', { name: chosen, exact: true }) });
  await simple.getByRole('button', { name: /Add To Cart/ }).click();
  await expect(simple.getByRole('link', { name: /View Cart/ })).toBeVisible();
  // What is in the cart is known on its own page too.
  await simple.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/store\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
  expect(await faultsInBothThemes(page, { serious: true })).toEqual([]);
  await page
    .getByRole('link', { name: /View Cart/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(chosen).first()).toBeVisible();
  expect(await faultsInBothThemes(page, { serious: true })).toEqual([]);
  await page.reload();
  await expect(page.getByText(/Subtotal/).first()).toBeVisible();
});
