import type { Browser, Page } from '@playwright/test';
import { beSignedIn, freshSlug, signIn } from './admin.ts';
import { expect, test } from './journey.ts';
import { linkTo } from './mailbox.ts';

const GOOD = 'a blue kiln by the river';

/** Invites a person, who accepts in another browser. */
async function join(page: Page, browser: Browser, email: string): Promise<Page> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('region', { name: 'Invitations' })).toContainText(email);
  const path = await linkTo(page, email, /invites you/);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(path);
  await expect(guest.getByRole('heading', { name: /^Join / })).toBeVisible();
  await guest.getByLabel('First name').fill('Nia');
  await guest.getByLabel('Last name').fill('Berg');
  await guest.getByLabel('Password', { exact: true }).fill('nia');
  await expect(
    guest.getByRole('status').filter({ hasText: 'Use at least 10 characters' }),
  ).toBeVisible();
  await guest.getByLabel('Password', { exact: true }).fill(GOOD);
  await guest.getByRole('button', { name: 'Create account and join' }).click();
  await guest.waitForURL(/\/admin$/);
  return guest;
}

/** Selects an entry in the row menu of a person. */
async function act(page: Page, email: string, entry: string): Promise<void> {
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.hover();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('PERM-009 PERM-010 a person is invited, joins, resets the password, gets a lesser role, and is suspended', async ({
  page,
  browser,
}) => {
  const email = `${freshSlug('nia')}@kiln.example`;
  await beSignedIn(page);
  const guest = await join(page, browser, email);
  const menu = guest.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Media' })).toBeVisible();
  await expect(menu.getByText('People')).toHaveCount(0);

  // A second browser, in which the forgotten password is reset.
  const other = await (await browser.newContext()).newPage();
  await other.goto('/login');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(other.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByRole('button', { name: 'Send a link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const path = await linkTo(page, email, /Set a new password/);
  await other.goto(path);
  await other.getByLabel('New password').fill(`${GOOD} again`);
  await other.getByRole('button', { name: 'Set password' }).click();
  await other.waitForURL(/\/login/);
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(`${GOOD} again`);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.waitForURL(/\/admin$/);
  await guest.goto('/admin/pages');
  await guest.waitForURL(/\/login/);

  // A role of the tenant's own, which may only see pages.
  const role = freshSlug('Reader');
  await page.goto('/admin/users/roles/new?from=5');
  await page.getByLabel('Name').fill(role);
  for (const module of ['Media', 'Templates', 'Blog', 'Categories'])
    await page.getByRole('checkbox', { name: `${module}: All` }).uncheck();
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('heading', { name: role, level: 1 })).toBeVisible();
  await act(page, email, 'Change role…');
  await page.getByRole('dialog').getByLabel('Role').click();
  await page.getByRole('option', { name: role }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(role);
  await other.goto('/admin/pages');
  await expect(
    other.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Pages' }),
  ).toBeVisible();
  await expect(
    other.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Media' }),
  ).toHaveCount(0);

  await act(page, email, 'Deactivate…');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Deactivated');
  await other.goto('/admin/pages');
  await other.waitForURL(/\/login/);
});

test('TEN-002 PERM-007 the owner makes a company, works in it, and suspends it', async ({
  page,
}) => {
  const slug = freshSlug('works');
  await signIn(page, 'owner@atrium.test');
  await page.goto('/admin/tenants');
  await page.getByRole('button', { name: 'New company' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(slug);
  await expect(dialog.getByLabel('Address')).toHaveValue(slug);
  await dialog.getByLabel('Administrator’s email').fill(`${slug}@kiln.example`);
  await dialog.getByRole('button', { name: 'Create company' }).click();
  const row = page.getByRole('row').filter({ hasText: slug });
  await expect(row).toContainText('Active');
  const choose = async (entry: string): Promise<void> => {
    await row.hover();
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Switch to company');
  await expect(page.locator('.ad-company')).toContainText(slug);
  await page.goto('/admin/tenants');
  await choose('Suspend…');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(row).toContainText('Suspended');
});
