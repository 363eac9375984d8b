import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './accessibility.ts';
import { beSignedIn, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';
import { linkTo } from './mailbox.ts';

/**
 * Puts one of a product of the demo into the cart, and goes to the checkout.
 * @param site - address of the site
 */
async function toCheckout(visitor: Page, site: string): Promise<void> {
  await visitor.goto(`${site}store/product/bird-bath`);
  await visitor.getByRole('button', { name: 'Add To Cart' }).first().click();
  await expect(visitor.getByRole('link', { name: 'View Cart' }).first()).toBeVisible();
  await visitor.goto(`${site}checkout`);
}

async function sayWho(visitor: Page, email: string): Promise<void> {
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('First name').fill('Ida');
  await visitor.getByLabel('Last name').fill('Keys');
}

/** Totals of the order in the checkout. */
const sums = (visitor: Page) => visitor.locator('.org-pay-sums');

test('CART-023 a guest wants an account with an order, makes it by the mailed link, and finds the order in it', async ({
  page,
  browser,
}) => {
  const email = `ida-${randomUUID().slice(0, 8)}@buyer.example`;
  const password = 'a pear tree by the wall';
  const context = await browser.newContext();
  const guest = await context.newPage();
  await toCheckout(guest, sitePage(''));
  await sayWho(guest, email);
  await guest.getByText('Create an account for my next order').click();
  await guest.getByText('Pickup', { exact: true }).click();
  await expect(sums(guest)).not.toContainText('Delivery');
  await guest.getByText('Pay when you pick it up').click();
  expect(await faultsInBothThemes(guest, { serious: true })).toEqual([]);
  await guest.getByRole('button', { name: 'Continue to review' }).click();
  await guest.getByRole('button', { name: /^Place order/ }).click();
  await expect(guest).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
  expect(await faultsInBothThemes(guest, { serious: true })).toEqual([]);
  const order = new URL(guest.url()).pathname;

  await beSignedIn(page);
  await guest.goto(sitePage((await linkTo(page, email, /Set a password/)).slice(1)));
  await expect(guest.getByRole('main')).toContainText(email);
  await guest.getByLabel('Password').fill(password);
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.getByRole('status')).toHaveText('Your account is ready. Sign in to use it');
  await expect(guest.getByLabel('Email')).toHaveValue(email);
  await guest.getByLabel('Password').fill(password);
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await expect(guest.getByText('Hello, Ida Keys')).toBeVisible();
  await guest.goto(sitePage('user-profile'));
  const own = guest.getByRole('link', { name: /^Order \d+$/ });
  await expect(own).toHaveAttribute('href', order);
  expect(await faultsInBothThemes(guest, { serious: true })).toEqual([]);

  // The same again, and it is in the cart.
  await guest.getByRole('button', { name: /^Order again/ }).click();
  await expect(guest).toHaveURL(/\/cart$/);
  await expect(guest.getByText('Bird bath').first()).toBeVisible();
  await context.close();
});
