import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './accessibility.ts';
import { expect, PORT, test } from './journey.ts';

const SHOP = `http://demo.localhost:${PORT}`;
const cards = (page: Page) => page.locator('[data-part="product"]');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CART-004 CART-006 SHOP-007 SHOP-016 ROUTE-SITE-03 a visitor shops, searches and signs in without scripts', async ({
    page,
  }) => {
    // A cart is filled, changed and cleared by forms.
    await page.goto(`${SHOP}/store/product/garden-gloves`);
    const buy = page.getByRole('form', { name: 'Buy Garden gloves' });
    await buy.getByRole('radio', { name: 'Medium' }).check();
    await buy.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await buy.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(page).toHaveURL(`${SHOP}/cart`);
    const item = page.getByRole('listitem').filter({ hasText: 'Garden gloves' });
    await expect(item.getByRole('spinbutton')).toHaveValue('2');
    await item.getByRole('spinbutton').fill('5');
    await item.getByRole('button', { name: 'Update' }).click();
    await expect(item.getByRole('spinbutton')).toHaveValue('5');
    await expect(page.getByText('$160.00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear cart' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).click();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();

    // A list is searched, filtered and sorted by forms and links.
    await page.goto(`${SHOP}/store`);
    await page
      .getByText(/^Brand/)
      .first()
      .click();
    await page.getByRole('checkbox', { name: /Halden/ }).check();
    await page.getByRole('spinbutton', { name: 'Lowest price' }).fill('30');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/attribute=Brand%3AHalden/);
    expect(await names(page)).toEqual(['Bypass secateurs']);
    await page.getByRole('link', { name: /Remove the filter \$30/ }).click();
    expect(await names(page)).toEqual(['Bypass secateurs', 'Hand trowel']);
    await page.getByText(/^Sort:/).click();
    await page.getByRole('link', { name: 'Price, low to high' }).click();
    expect(await names(page)).toEqual(['Hand trowel', 'Bypass secateurs']);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(cards(page)).not.toHaveCount(2);

    // Signing in, signing out, and asking for a new password.
    const signIn = async (password: string): Promise<void> => {
      await page.getByLabel('Email').fill('visitor@atrium.test');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await page.goto(`${SHOP}/user-profile`);
    await signIn('wrong');
    await expect(page.getByRole('alert')).toHaveText('Email or password is wrong');
    await signIn('atrium-demo');
    await expect(page).toHaveURL(/\/user-profile$/);
    const main = page.locator('main');
    await main.locator('[popovertarget]', { hasText: 'Logout' }).click();
    await main.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${SHOP}/`);
    await page.goto(`${SHOP}/forgot-password`);
    await page.getByLabel('Email').fill('nobody-here@visitor.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status')).toContainText('we sent an email to it');
  });
});

test('SHOP-001 SHOP-007 SHOP-014 a visitor goes back and forward through filters, and sees the products opened before', async ({
  page,
}) => {
  await page.goto(`${SHOP}/store`);
  const whole = await cards(page).count();
  const list = page.locator('[data-block="product-list"]').first();
  await expect(list.getByText(/^Sort:/)).toBeVisible();
  await expect(list.getByText(/^Price/).first()).toBeVisible();
  await list
    .getByText(/^Brand/)
    .first()
    .click();
  await list.getByRole('checkbox', { name: /Halden/ }).check();
  await expect(page).toHaveURL(`${SHOP}/store?attribute=Brand:Halden`);
  await expect(cards(page)).toHaveCount(2);
  await list.getByRole('searchbox').fill('trowel');
  await expect(page).toHaveURL(`${SHOP}/store?search=trowel&attribute=Brand:Halden`);
  await expect(cards(page)).toHaveCount(1);
  expect(await faultsInBothThemes(page, { serious: true })).toEqual([]);

  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await expect(list.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(cards(page)).toHaveCount(whole);
  await page.goForward();
  await expect(cards(page)).toHaveCount(2);
  await expect(list.getByRole('link', { name: 'Remove the filter Brand: Halden' })).toBeVisible();

  // A card that a filter has brought is bought like any other.
  const buy = page.getByRole('form', { name: 'Buy Hand trowel' });
  await buy.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(buy.getByRole('link', { name: 'View Cart' })).toBeVisible();

  // What leaves nothing says what to do.
  await page.goto(`${SHOP}/store?search=zebra`);
  await expect(page.getByText('No Products Found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(cards(page)).toHaveCount(whole);

  // Products that were opened are shown on the next one, newest first, at the current price.
  await page.goto(`${SHOP}/store/product/terracotta-pot`);
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden();
  await page.goto(`${SHOP}/store/product/garden-gloves`);
  await page.goto(`${SHOP}/store/product/hand-trowel`);
  const viewed = page.locator('[data-block="products-viewed"]');
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([
    'Garden gloves',
    'Terracotta pot',
  ]);
  await expect(viewed.getByText('$32.00')).toBeVisible();
  expect(await faultsInBothThemes(page, { serious: true })).toEqual([]);
  await viewed.getByRole('link', { name: 'Terracotta pot' }).click();
  await expect(page).toHaveURL(/terracotta-pot$/);
});
