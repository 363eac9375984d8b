import type { Locator } from '@playwright/test';
import { sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a phone shows products, Add To Cart and the order total early, without script', async ({
  browser,
  page,
}) => {
  await page.goto(sitePage('store/product/bird-bath'));
  await expect(page.getByRole('button', { name: 'Add To Cart' }).first()).toBeInViewport();
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'View Cart' }).first()).toBeVisible();
  await page.goto(sitePage('checkout'));
  const summary = page.locator('.org-pay-side summary');
  await expect(summary).toBeInViewport();
  await expect(summary).toContainText(/1 item.*\$\d/);
  await expect(page.locator('.org-pay-sums')).toBeHidden();
  await summary.click();
  await expect(page.locator('.org-pay-sums')).toBeVisible();

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const visitor = await plain.newPage();
  await visitor.goto(sitePage('store'));
  const getTop = async (locator: Locator): Promise<number> =>
    (await locator.boundingBox())?.y ?? NaN;
  const filters = await getTop(visitor.getByText('Filters', { exact: true }));
  // Other journeys add categories above the filters, so the distance between the two is what counts.
  expect((await getTop(visitor.locator('.org-product-card').first())) - filters).toBeLessThan(400);
  await expect(visitor.getByText('Categories', { exact: true })).toBeHidden();
  await visitor.getByText('Filters', { exact: true }).click();
  await expect(visitor.getByText('Categories', { exact: true })).toBeVisible();
  await plain.close();
});
