import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

test('CUST-002 ROUTE-ADMIN-08 a customer gets a vehicle, a tag and a note, and its history shows each change', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/admin/customers/new');
  await page.getByLabel('First name').fill('Vera');
  await page.getByLabel('Last name').fill('Vehicle');
  await page.getByLabel('Country').first().fill('Canada');
  await page.getByRole('option', { name: 'Canada', exact: true }).click();
  await page.getByLabel('Phone').fill('416 555 0199');
  await page.getByRole('textbox', { name: 'Website' }).focus();
  await expect(page.getByLabel('Phone')).toHaveValue('+14165550199');
  await page.getByRole('button', { name: 'Add a vehicle' }).click();
  await page.getByLabel('Type').selectOption('motorcycle');
  await page.getByLabel('Make').fill('Honda');
  await page.getByLabel('VIN').fill('1M8GDM9A_KP042788');
  await page.getByRole('button', { name: 'Create customer' }).click();
  await expect(page.getByText('This is not a vehicle identification number').first()).toBeVisible();
  await page.getByLabel('VIN').fill('1M8GDM9AXKP042788');
  await page.getByRole('button', { name: 'Create customer' }).click();
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);

  const tag = page.getByPlaceholder('Add a tag');
  await tag.fill('Motorbike club');
  await page.getByRole('option', { name: 'Create tag “Motorbike club”' }).click();
  await expect(page.getByRole('button', { name: 'Remove Motorbike club' })).toBeVisible();

  // The customer is shown for reading; each detail leads to its field.
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByLabel('Job title').fill('Mechanic');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Customer saved')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Job title: nothing → Mechanic')).toBeVisible();
  await expect(history.getByText('Tags: nothing → Motorbike club')).toBeVisible();

  await page.getByRole('link', { name: 'Add a note' }).click();
  // The customer's form, which is there until then, has a title too.
  await expect(page.getByRole('heading', { name: 'New note' })).toBeVisible();
  await page.getByLabel('Title').fill('Rides to the coast');
  await page.getByRole('button', { name: 'Create note' }).click();
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);
  await expect(page.getByRole('complementary', { name: 'Related information' })).toBeVisible();
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('link', { name: 'Rides to the coast' }).click();
  await expect(page.getByRole('heading', { name: 'Rides to the coast' })).toBeFocused();
  await page.goto('/admin/customers?search=motorbike');
  await page.goto('/admin/customers?search=vera vehicle');
  await page.getByRole('button', { name: 'Actions for Vera Vehicle' }).click();
  const inTab = page.getByRole('menuitem', { name: 'Open in a new tab' });
  await expect(inTab).toHaveAttribute('target', '_blank');
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vera Vehicle' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or do something…').fill('vera veh');
  await page.getByRole('option', { name: 'Vera Vehicle' }).first().click();
  await expect(page.getByRole('heading', { name: 'Vera Vehicle' })).toBeVisible();
});
