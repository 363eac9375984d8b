import type { Page } from '@playwright/test';
import { getFaults } from './accessibility.ts';
import { beSignedIn, createPage, freshSlug } from './admin.ts';
import { expect, test } from './journey.ts';

const rows = (page: Page) => page.locator('tbody tr[data-index]');
const titles = (page: Page) => rows(page).locator('[data-phone="title"] a').allTextContents();

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

async function addFilter(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.locator('.at-filter-field', { hasText: field }).click();
}

test('a list is narrowed, ordered and arranged, and its address brings all of it back', async ({
  page,
  context,
}) => {
  await beSignedIn(page);
  const slug = await makePages(page, 'narrow', 6);
  await page.goto('/admin/pages');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(slug);
  await expect(rows(page)).toHaveCount(6);

  await addFilter(page, 'Status');
  await page.getByRole('checkbox', { name: 'Published' }).check();
  await page.getByRole('checkbox', { name: 'Archived' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(
    page.getByRole('button', { name: 'Status is Published or Archived', exact: true }),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await addFilter(page, 'Created');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Created in the last 30 days', exact: true }),
  ).toBeVisible();

  await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').click();
  await page
    .getByRole('columnheader', { name: 'Title' })
    .getByRole('button')
    .click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/sort=status\*title/);
  await page.getByRole('columnheader', { name: 'Author' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Publish date' }).check();
  await page.keyboard.press('Escape');
  expect(await titles(page)).toEqual([`${slug}-003`, `${slug}-006`]);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(rows(shared)).toHaveCount(2);
  expect(await titles(shared)).toEqual([`${slug}-003`, `${slug}-006`]);
  expect(await shared.getByRole('columnheader').allTextContents()).toEqual([
    '',
    'Title2',
    'Status1',
    'Address',
    'Edited',
    'Publish date',
    'Actions',
  ]);
  await shared.close();

  await page
    .getByRole('button', { name: 'Remove filter: Status is Published or Archived' })
    .click();
  await expect(rows(page)).toHaveCount(6);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
});

test('a view is saved, opens the list, shows its changes, and is deleted', async ({ page }) => {
  await beSignedIn(page);
  const slug = await makePages(page, 'view', 3);
  const name = `Drafts ${slug}`;
  await page.goto(`/admin/pages?search=${slug}&filter=status.in.draft`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'All pages' }).click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  await page.getByLabel('View name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const views = page.locator('.at-views');
  await expect(views).toHaveText(name);
  await expect(page).toHaveURL(/\/admin\/pages\?view=\d+$/);

  await views.click();
  await page.getByRole('menuitem', { name: 'Set as default view' }).click();
  await expect(page.getByText('View saved')).toBeVisible();
  await page.goto('/admin/pages');
  await expect(views).toHaveText(name);
  await expect(rows(page)).toHaveCount(2);

  await page.locator('.at-segmented', { hasText: 'Published' }).getByText('Published').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(views.getByRole('img', { name: 'Changed' })).toBeVisible();
  await views.click();
  await page.getByRole('menuitem', { name: 'Undo changes to the view' }).click();
  await expect(rows(page)).toHaveCount(2);

  await views.click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByText('View deleted')).toBeVisible();
  await expect(views).toHaveText('All pages');
});

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
});

test('on a phone the filters, the order and the columns stand in a sheet, and a row is edited from its menu', async ({
  page,
}) => {
  await beSignedIn(page);
  const slug = await makePages(page, 'phone', 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/pages?search=${slug}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Filter, sort and columns' }).click();
  await addFilter(page, 'Status');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Published' }).last().check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Sort by').selectOption('title');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/filter=status\.in\.published&sort=-title/);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Change title' }).click();
  await page.getByLabel('New value').fill(`${slug}-by-thumb`);
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(rows(page)).toContainText(`${slug}-by-thumb`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

for (const scheme of ['light', 'dark'] as const)
  test(`a list with filters, chosen rows and an open menu has no fault of accessibility (${scheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await beSignedIn(page);
    await page.goto('/admin/pages?filter=status.in.draft.published*updated_at.in_last_days.90');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.keyboard.press('j');
    const check = async (): Promise<void> => {
      expect(await getFaults(page, { colours: scheme === 'dark' })).toEqual([]);
    };
    await check();
    await addFilter(page, 'Author');
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Columns' }).click();
    await check();
  });
