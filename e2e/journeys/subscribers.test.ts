import { getFaults } from './accessibility.ts';
import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

test.beforeEach(({ page }) => beSignedIn(page));

test('a list is created, its subscribers are viewed, and one is removed', async ({ page }) => {
  await page.goto('/admin/email-marketing/lists');
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Offers of the season');
  await page.getByLabel('Who can sign up').selectOption('private');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByText('List created')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Offers of the season' });
  await expect(row.getByText('Private')).toBeVisible();
  await expect(row.getByText('0 subscribed, 0 unconfirmed, 0 unsubscribed')).toBeVisible();
  expect(await getFaults(page)).toEqual([]);
  // Deleted by keys: the usual list offers no such button.
  await expect(page.getByRole('button', { name: 'Delete Newsletter' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Delete Offers of the season' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
  await expect(page).toHaveURL(/\/email-marketing\/subscribers/);
  const reader = page.getByRole('row', { name: /theo\.brandt@reader\.test/ });
  await expect(reader.getByText('Subscribed')).toBeVisible();
  // Who has left the list is not on it.
  await expect(page.getByText('oskar.lindqvist@reader.test')).toHaveCount(0);
  expect(await getFaults(page)).toEqual([]);
  await reader.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Unsubscribe…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(
    page.getByText('This address will receive no more emails', { exact: true }),
  ).toBeVisible();
  await expect(reader).toHaveCount(0);

  await page.goto('/admin/email-marketing/subscribers?search=theo');
  await expect(
    page.getByRole('row', { name: /theo\.brandt/ }).getByText('Unsubscribed'),
  ).toBeVisible();
});
