import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Server } from '../server.ts';
import { faultsInBothThemes } from './accessibility.ts';
import { beSignedIn, sitePage } from './admin.ts';
import { expect, PORT, test } from './journey.ts';
import { linkTo } from './mailbox.ts';

/** Puts one of a product of the demo into the cart, and goes to the checkout. Shape: visitor, address of the site. */
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

test('what is typed into a checkout stays, and nothing is sent, while there is no connection', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await toCheckout(visitor, sitePage(''));
  await sayWho(visitor, 'away@buyer.example');
  await visitor.getByText('Pickup', { exact: true }).click();
  await visitor.getByText('Pay when you pick it up').click();
  await context.setOffline(true);
  await visitor.getByRole('button', { name: 'Continue to review' }).click();
  const offline = visitor.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(offline).toBeInViewport();
  await expect(visitor.getByLabel('First name')).toHaveValue('Ida');
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await visitor.getByRole('button', { name: 'Continue to review' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Review your order');
  // Nor is it ordered into the void.
  await context.setOffline(true);
  await visitor.getByRole('button', { name: /^Place order/ }).click();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await visitor.getByRole('button', { name: /^Place order/ }).click();
  await expect(visitor).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
  await context.close();
});

test.describe('with a service of places', () => {
  /** Such a service, which knows one address. */
  const places = createServer((request, response) => {
    const component = (longText: string, shortText: string, ...types: string[]) => ({
      longText,
      shortText,
      types,
    });
    const text = { text: '12 Elm Street, Guelph, ON' };
    const isSearch = request.method === 'POST';
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(
        isSearch
          ? { suggestions: [{ placePrediction: { placeId: 'elm', text } }] }
          : {
              addressComponents: [
                component('12', '12', 'street_number'),
                component('Elm Street', 'Elm St', 'route'),
                component('Guelph', 'Guelph', 'locality'),
                component('Ontario', 'ON', 'administrative_area_level_1'),
                component('N1H 3A1', 'N1H 3A1', 'postal_code'),
                component('Canada', 'CA', 'country'),
              ],
            },
      ),
    );
  });
  let server: Server;
  test.beforeAll(async () => {
    await new Promise<void>((resolve) => places.listen(0, '127.0.0.1', resolve));
    const { port } = places.address() as AddressInfo;
    server = new Server(PORT + 3, {
      PLACES_KEY: 'a-key-of-the-places',
      PLACES_URL: `http://127.0.0.1:${port}`,
    });
    await server.start();
  });
  test.afterAll(async () => {
    await server.dispose();
    await new Promise((resolve) => places.close(resolve));
  });

  test('FORM-026 CART-023 an address is found, chosen and used for an order by keyboard', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await toCheckout(visitor, `http://demo.localhost:${PORT + 3}/`);
    await expect(sums(visitor)).not.toContainText('HST');
    await sayWho(visitor, 'keys@buyer.example');
    const street = visitor.getByRole('combobox', { name: 'Street and number' }).first();
    await street.focus();
    await visitor.keyboard.type('12 Elm');
    await expect(visitor.getByRole('option', { name: /Elm Street/ })).toBeVisible();
    await visitor.keyboard.press('ArrowDown');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByLabel('City').first()).toHaveValue('Guelph');
    await expect(visitor.getByLabel('Postal code').first()).toHaveValue('N1H 3A1');
    await expect(street).toHaveValue('12 Elm Street');
    await expect(street).toBeFocused();
    // The taxes of the destination are shown before anything is sent.
    await expect(sums(visitor)).toContainText('HST');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Review your order');
    await expect(visitor.getByRole('main')).toContainText('12 Elm Street');
    await visitor.getByRole('button', { name: /^Place order/ }).focus();
    await visitor.keyboard.press('Enter');
    await expect(visitor).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
    await expect(visitor.getByRole('main')).toContainText('Guelph ON N1H 3A1');
    await context.close();
  });
});
