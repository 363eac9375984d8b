import type { Page } from '@playwright/test';
import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const field = (page: Page) => menu(page).getByRole('combobox');

test.beforeEach(async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
});

test('CMDK-011 CMDK-012 CMDK-013 ROUTE-ADMIN-03 a customer is found while typing, and opens', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/customers\/\?.*search=/.test(request.url())) asked.push(request.url());
  });
  await page.keyboard.press('Control+k');
  await field(page).fill('no such command');
  await expect(menu(page).getByText('No results found.')).toBeVisible();
  await field(page).fill('');
  asked.length = 0;
  await menu(page).getByRole('option', { name: 'Customers' }).first().click();
  await page.keyboard.type('naka', { delay: 30 });
  await expect(menu(page).getByText('Hang on…')).toBeVisible();
  expect(asked).toEqual([]);
  await menu(page)
    .getByRole('option', { name: /Harriet Nakamura/ })
    .click();
  expect(asked).toHaveLength(1);
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Harriet Nakamura' })).toBeVisible();
  // What was open stands first the next time.
  await page.keyboard.press('Control+k');
  await expect(menu(page).getByRole('option').first()).toContainText('Harriet Nakamura');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await field(page).fill('notes');
  await menu(page).getByRole('option', { name: 'Notes' }).first().click();
  await page.keyboard.type('nothing like this');
  await expect(menu(page).getByText('No notes found.')).toBeVisible();
});
