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
    { timeout: 30_000 },
  );
  // After a failed check nothing is imported without a question.
  await page.getByRole('button', { name: 'Import 1 of 2 rows…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import the others' }).click();
  await expect(page.getByText('Customers: 1 created, 0 updated, 1 failed')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Done with errors')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download failed rows' })).toBeVisible();
  // The failed row is corrected in place.
  await page.getByLabel('E-Mail, row 3').fill('bad@file.example');
  await page.getByRole('button', { name: 'Try 1 row again' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('What was undone')).toContainText('Moved to trash2');
  await page.goto('/admin/customers?search=filip');
  await expect(page.getByText('Filip Filed')).toHaveCount(0);
});

test('a file of categories without a name asks for it, and makes a tree where it has one', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/admin/imports/new');
  await page.getByRole('link', { name: /^Product categories/ }).click();
  await expect(page.getByRole('heading', { name: 'Import categories' })).toBeVisible();
  const csv = 'Kind,Inside\nJourney tools,\nJourney saws,Journey tools\n';
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'kinds.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page).toHaveURL(/\/admin\/imports\/\d+$/);
  const start = page.getByRole('button', { name: 'Import 2 rows' });
  await expect(page.getByText('Map at least one column.')).toBeVisible();
  await expect(start).toBeDisabled();
  await page.getByLabel('Import as: Inside').selectOption('Parent');
  await expect(page.getByText(/^Category is required/)).toBeVisible();
  await page.getByLabel('Import as: Kind').selectOption('Category');
  await start.click();
  await page.getByRole('link', { name: 'View categories' }).click({ timeout: 30_000 });
  await expect(page.getByText('/journey-tools/journey-saws')).toBeVisible();
});

test('a file of Shopify is known by its heading, and its rows become products with variants', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/admin/imports/new?entity=products');
  const csv =
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src\n' +
    'journey-scarf,Journey scarf,Loom,Journey scarves,Size,Short,JS-S,"1,020.00",,\n' +
    'journey-scarf,,,,,Long,JS-L,1030,1050,http://127.0.0.1/inside.png\n';
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('heading', { name: 'Shopify export' })).toBeVisible();
  await expect(page.getByText('1 product with 2 variants, in 2 rows')).toBeVisible();
  await expect(page.getByLabel('Import as: Vendor')).toHaveValue('brand');
  await expect(page.getByLabel('Create missing categories')).toBeChecked();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  // Nothing inside the own network is fetched, whatever a file says.
  await expect(page.getByText('0 of 1 in the library, 1 failed.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: 'View products' }).click();
  const row = page.getByRole('row', { name: /Journey scarf/ });
  await expect(row).toContainText('Journey scarves');
  await row.getByRole('link', { name: 'Journey scarf' }).click();
  await expect(page.getByRole('textbox', { name: 'SKU of Long' })).toHaveValue('JS-L');
});
