import type { Page } from '@playwright/test';
import { faultsOfState } from './accessibility.ts';
import { beSignedIn, createPage, freshSlug, openFresh } from './admin.ts';
import { expect, test } from './journey.ts';

/** Screens of the admin whose accessibility and width are checked, by path. */
const SCREENS = [
  '/admin',
  '/admin/pages/new',
  '/admin/users',
  '/admin/users/roles',
  '/admin/users/roles/new?from=5',
  '/admin/users/roles/5',
  '/admin/account',
  '/admin/mailbox',
  '/admin/email-marketing/campaigns',
  '/admin/email-marketing/automations',
  '/admin/email-marketing/lists',
  '/admin/email-marketing/segments',
  '/admin/email-marketing/notifications',
  '/admin/email-marketing/report',
  '/admin/email-marketing/subscribers',
  '/admin/setting/general',
  '/admin/setting/general#theme',
  '/admin/setting/navigation',
  '/admin/setting/site',
  '/admin/setting/analytics',
  '/admin/setting/domains',
  '/admin/setting/captcha',
  '/admin/setting/mail',
  '/admin/setting/channels',
  '/admin/setting/permissions',
  '/admin/setting/history',
  '/forgot',
];

/** Opens a screen and waits until it has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('.at-skeleton-lines, .ad-form-pending')).toHaveCount(0);
}

async function addFilter(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.locator('.at-filter-field', { hasText: field }).click();
}

test('no screen has an accessibility fault, light and dark', async ({ page }) => {
  // Two scans of every screen: machines differ several times in speed.
  test.setTimeout(1_200_000);
  const check = async (name: string, serious = false): Promise<void> =>
    expect
      .soft(
        await faultsOfState(page, name, { serious, ...(!serious && { without: 'iframe' }) }),
        name,
      )
      .toEqual([]);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to Atrium' })).toBeVisible();
  await check('sign-in');
  await beSignedIn(page);
  for (const path of SCREENS) {
    await open(page, path);
    await check(path);
  }

  // A list with filters, selected rows and open menus.
  await open(page, '/admin/pages?filter=status.in.draft.published*updated_at.in_last_days.90');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.keyboard.press('j');
  await check('list with filters and selected rows');
  await addFilter(page, 'Author');
  await check('list with an open filter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns' }).click();
  await check('list with open columns');

  const { canvas } = await openFresh(page, 'axe');
  await check('editor', true);
  await canvas.getByText('First words').click();
  await check('editor with a selection', true);
});

test('on a phone no screen is wider than the window, and a list is filtered and edited in sheets', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await beSignedIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const expectFit = async (name: string): Promise<void> =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      name,
    ).toBeLessThanOrEqual(390);
  await open(page, '/admin/setting/general');
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeHidden();
  const sections = page.getByRole('combobox', { name: 'Section of the settings' });
  for (const name of [
    'Theme',
    'Navigation',
    'Site and SEO',
    'Domains',
    'Captcha',
    'Mail server',
    'Channels',
    'Permissions',
    'History',
  ]) {
    await sections.selectOption({ label: name });
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.locator('.at-skeleton-lines, .ad-form-pending')).toHaveCount(0);
    await expectFit(name);
  }

  const slug = freshSlug('phone');
  for (const at of [1, 2, 3])
    await createPage(page, `${slug}-${at}`, { status: at === 3 ? 'published' : 'draft' });
  await page.goto(`/admin/pages?search=${slug}`);
  const rows = page.locator('tbody tr[data-index]');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Filter, sort and columns' }).click();
  await addFilter(page, 'Status');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Published' }).last().check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Sort by').selectOption('title');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/filter=status\.in\.published&sort=-title/);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Change title' }).click();
  await page.getByLabel('New value').fill(`${slug}-by-thumb`);
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toContainText(`${slug}-by-thumb`);
  await expectFit('list');
});
