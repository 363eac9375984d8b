import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './accessibility.ts';
import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

/** Adds an attribute to the form, its values one after the other as by a keyboard. */
async function addAttribute(
  page: Page,
  no: number,
  name: string,
  values: readonly string[],
): Promise<void> {
  await page.getByRole('button', { name: 'Add an attribute' }).click();
  const attribute = page.getByRole('group', { name: `Attribute ${no}` });
  await attribute.getByRole('textbox', { name: 'Name' }).fill(name);
  await attribute.getByLabel('Values').click();
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
}

/** Opens the command menu and searches one kind of records. */
async function searchFor(page: Page, kind: string, words: string) {
  await page.keyboard.press('Control+k');
  const menu = page.getByRole('dialog', { name: 'Command menu' });
  await menu
    .getByRole('group', { name: 'Search for' })
    .getByRole('option', { name: kind, exact: true })
    .click();
  await page.keyboard.type(words);
  return menu;
}

test('ROUTE-ADMIN-06 ROUTE-ADMIN-07 a product is created with a variant matrix, counted, found, deleted and restored', async ({
  page,
}) => {
  const code = randomUUID().slice(0, 6).toUpperCase();
  const name = `Bench ${code}`;
  await beSignedIn(page);
  const other = await page.request.post('/api/v1/admin/products/', {
    data: { name: `Other ${code}`, sku: `TAKEN-${code}` },
  });
  expect(other.status(), await other.text()).toBe(201);

  await page.goto('/admin/inventory/products/new');
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(
    `bench-${code.toLowerCase()}`,
  );
  await page.getByRole('textbox', { name: 'SKU', exact: true }).fill(`B-${code}`);
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('120');
  await page.getByRole('textbox', { name: 'Sale price', exact: true }).fill('130');
  await expect(page.getByText('The sale price is not lower than the price.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sale price', exact: true }).fill('');

  await addAttribute(page, 1, 'Wood', ['Oak', 'Ash']);
  await addAttribute(page, 2, 'Length', ['120 cm', '160 cm']);
  await page.getByRole('button', { name: 'Create variants' }).click();
  await expect(page.getByText('4 variants', { exact: true })).toBeVisible();
  await expect(page.getByLabel('SKU of Oak / 120 cm')).toHaveValue(`B-${code}-OAK-120-CM`);
  await page.getByLabel('Quantity for all').fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tracked per variant, above.')).toBeVisible();
  await expect(page.getByLabel('Quantity of Oak / 120 cm')).toHaveValue('5');

  // A value that is added later only creates the missing variants.
  const length = page.getByRole('group', { name: 'Attribute 2' });
  await length.getByLabel('Values').click();
  await page.keyboard.type('200 cm');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create 2 missing variants' }).click();
  await expect(page.getByLabel('Quantity of Ash / 160 cm')).toHaveValue('5');
  await expect(page.getByLabel('Quantity of Ash / 200 cm')).toHaveValue('');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByLabel('SKU of Ash / 200 cm').fill(`TAKEN-${code}`);
  await page.getByRole('button', { name: 'Create product' }).click();
  const row = page.getByRole('row', { name: /^Ash \/ 200 cm/ });
  await expect(row.getByText('Another product has this SKU')).toBeVisible();
  await expect(page.getByLabel('SKU of Ash / 200 cm')).toBeFocused();
  await page.getByLabel('SKU of Ash / 200 cm').fill(`B-${code}-LONG`);
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page).toHaveURL(/\/admin\/inventory\/products\/\d+$/);
  const { pathname } = new URL(page.url());
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByLabel('SKU of Ash / 200 cm')).toHaveValue(`B-${code}-LONG`);

  await page.getByLabel('Quantity of Ash / 200 cm').fill('3');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();
  await page.goto(`/admin/inventory/products?search=${code}`);
  const found = page.getByRole('row', { name: new RegExp(name) });
  await expect(found.getByRole('cell', { name: '23', exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  const menu = await searchFor(page, 'Products', code);
  await menu.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));

  const remove = async (): Promise<void> => {
    await page.goto(pathname);
    // The history loads last; nothing moves below the menu afterwards.
    await expect(page.getByText('created it')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`“${name}” is in the trash`)).toBeVisible();
  };
  await remove();
  // By keyboard: focus holds the clock of the toast, however slow the machine is.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await undo.press('Enter');
  await expect(page.getByText(`“${name}” restored`)).toBeVisible();
  await remove();
  await page.goto('/admin/trash');
  await page.getByRole('radiogroup', { name: 'Type of record' }).getByText('Products').click();
  const thrown = page.getByRole('row', { name: new RegExp(name) });
  await thrown.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('1 product restored')).toBeVisible();
  await expect(thrown).toHaveCount(0);
  await page.goto(pathname);
  await expect(page.getByLabel('Quantity of Ash / 200 cm')).toHaveValue('3');
});
