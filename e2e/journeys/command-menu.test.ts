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

test('CMDK-001 CMDK-002 CMDK-008 CMDK-009 the command menu opens by keys and by the search box, and steps back level by level', async ({
  page,
}) => {
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press(keys);
    await expect(menu(page)).toBeHidden();
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await menu(page).getByRole('option', { name: 'Customers' }).first().click();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search customers…');
  await field(page).fill('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(menu(page).getByText('Search for')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('option', { name: 'Notes' }).first().click();
  await page.keyboard.press('Escape');
  await expect(menu(page).getByText('Search for')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
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

test('CMDK-005 CMDK-006 CMDK-018 the theme is switched in both directions, settings open, and help is still to come', async ({
  page,
}) => {
  const scheme = () =>
    page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Control+k');
  await menu(page).getByRole('option', { name: 'Switch to dark mode' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.keyboard.press('Control+k');
  await menu(page).getByRole('option', { name: 'Switch to light mode' }).click();
  await expect.poll(scheme).toBe('light');
  await page.keyboard.press('Control+k');
  for (const name of ['Support', 'Send Feedback', 'Documentation'])
    await expect(menu(page).getByRole('option', { name })).toHaveAttribute('aria-disabled', 'true');
  await menu(page).getByRole('option', { name: 'Theme Settings' }).click();
  await expect(page).toHaveURL(/\/admin\/setting\/general#theme$/);
});

test('a customer is made in place, and its own screen opens', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await field(page).fill('new customer');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByLabel('Last name').fill('Made in place');
  await dialog.getByRole('button', { name: 'Create customer' }).click();
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Made in place' })).toBeVisible();
});
