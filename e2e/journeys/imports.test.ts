import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

test('a file of customers is checked, imported with a message that follows it, and undone', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  await expect(page).toHaveURL(/\/admin\/imports\/new\?entity=customers$/);
  const csv = 'First name,Last name,E-Mail\nFilip,Filed,filip@file.example\nBad,Filed,no address\n';
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'new people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page).toHaveURL(/\/admin\/imports\/\d+$/);
  await expect(page.getByLabel('Import as: E-Mail')).toHaveValue('email');
  await page.getByRole('button', { name: 'Check without importing' }).click();
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText(
    'Email: Please enter a valid email address',
    { timeout: 120_000 },
  );
  // After a failed check nothing is imported without a question.
  await page.getByRole('button', { name: 'Import 1 of 2 rows…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import the others' }).click();
  await expect(page.getByText('Customers: 1 created, 0 updated, 1 failed')).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText('Done with errors')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download failed rows' })).toBeVisible();
  // The failed row is corrected in place.
  await page.getByLabel('E-Mail, row 3').fill('bad@file.example');
  await page.getByRole('button', { name: 'Try 1 row again' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByLabel('What was undone')).toContainText('Moved to trash2');
  await page.goto('/admin/customers?search=filip');
  await expect(page.getByText('Filip Filed')).toHaveCount(0);
});
