import type { Page } from '@playwright/test';
import { beSignedIn, createPage, freshSlug } from './admin.ts';
import { expect, test } from './journey.ts';

const rows = (page: Page) => page.locator('tbody tr[data-index]');

/** Creates pages with the same title prefix, every third one published. */
async function makePages(page: Page, name: string, count: number): Promise<string> {
  const slug = freshSlug(name);
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  for (const at of numbers)
    await createPage(page, `${slug}-${String(at).padStart(3, '0')}`, {
      status: at % 3 === 0 ? 'published' : 'draft',
    });
  return slug;
}

test('rows are found, edited, chosen, changed together and deleted by keys', async ({ page }) => {
  await beSignedIn(page);
  const slug = await makePages(page, 'keys', 4);
  await page.goto(`/admin/pages?search=${slug}&sort=title`);
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await page.keyboard.type(`${slug}-renamed`);
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1)).toContainText(`${slug}-renamed`);
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');

  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Edit' })
    .click();
  await page.getByLabel('New value').selectOption('archived');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('2 pages changed')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Archived' })).toHaveCount(2);

  await page.locator('body').press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 pages' }).click();
  await expect(page.getByText('2 pages deleted')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${slug}-003` })).toBeVisible();
});

test('of many rows only those near the sight are drawn, and keys bring the others', async ({
  page,
}) => {
  await beSignedIn(page);
  const slug = await makePages(page, 'many', 90);
  await page.goto(`/admin/pages?search=${slug}&sort=title&size=100`);
  await expect(page.getByText('1–90 of 90')).toBeAttached();
  expect(await rows(page).count()).toBeLessThan(60);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '91');
  for (let at = 0; at < 80; at++) await page.keyboard.press('j');
  const current = page.locator('tr[data-cursor]');
  await expect(current).toContainText(`${slug}-080`);
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(current).toHaveAttribute('aria-rowindex', '81');

  // Back goes through the filters.
  await page.locator('.at-segmented', { hasText: 'Published' }).getByText('Published').click();
  await expect(page.getByText('1–30 of 30')).toBeAttached();
  await page.goBack();
  await expect(page.getByText('1–90 of 90')).toBeAttached();
});
