import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

test('a deleted item can be restored right away, and from the trash', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin/customers/new');
  await page.getByLabel('Last name').fill('Deleted twice');
  await page.getByRole('button', { name: 'Create customer' }).click();
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);
  const address = page.url();

  const remove = async (): Promise<void> => {
    await page.goto(address);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('“Deleted twice” is in the trash')).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Deleted twice” restored')).toBeVisible();
  await remove();

  await page.goto('/admin/trash');
  await page.getByRole('radiogroup', { name: 'Type of record' }).getByText('Customers').click();
  const row = page.getByRole('row', { name: /Deleted twice/ });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('1 customer restored')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Deleted twice' })).toBeVisible();
});
