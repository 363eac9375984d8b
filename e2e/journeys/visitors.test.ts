import type { Page } from '@playwright/test';
import { getFaults } from './accessibility.ts';
import { beSignedIn, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

const EMAIL = 'visitor@atrium.test';
const PASSWORD = 'atrium-demo';

async function enter(visitor: Page, password = PASSWORD): Promise<void> {
  await visitor.getByLabel('Email').fill(EMAIL);
  await visitor.getByLabel('Password').fill(password);
  await visitor.getByRole('button', { name: 'Sign in' }).click();
}

test('ROUTE-SITE-03 USER-002 NAV-005 NAV-007 NAV-008 a visitor signs in, reads their profile and leaves again', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(sitePage('user-profile'));
  await expect(visitor).toHaveURL(/\/sign-in\?next=\/user-profile$/);
  expect(await getFaults(visitor, { without: 'footer' })).toEqual([]);
  await enter(visitor, 'wrong');
  await expect(visitor.getByRole('alert')).toHaveText('Email or password is wrong');
  await expect(visitor.getByLabel('Email')).toHaveValue(EMAIL);
  await enter(visitor);
  await expect(visitor).toHaveURL(/\/user-profile$/);
  await expect(visitor.locator('main')).toContainText(EMAIL);
  await expect(visitor.locator('main')).toContainText('Vera Novak');
  expect(await getFaults(visitor, { without: 'footer' })).toEqual([]);

  // The menu knows them on every page, and others are not told of them.
  await visitor.goto(sitePage(''));
  const menu = visitor.getByText('Hello, Vera Novak');
  await expect(menu).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(sitePage(''));
  await expect(other.getByText('Hello,')).toHaveCount(0);
  await other.context().close();

  await menu.click();
  await visitor.getByRole('link', { name: 'Profile' }).click();
  await expect(visitor).toHaveURL(/\/user-profile$/);
  const main = visitor.locator('main');
  await main.locator('[popovertarget]', { hasText: 'Logout' }).click();
  const question = main.getByRole('alertdialog', { name: 'Are you sure you wish to logout?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await main.locator('[popovertarget]', { hasText: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(visitor).toHaveURL(sitePage(''));
  await expect(visitor.getByText('Hello,')).toHaveCount(0);
  await visitor.goto(sitePage('user-profile'));
  await expect(visitor).toHaveURL(/\/sign-in/);
  await context.close();
});

test('a site in a language that is read from right to left stays within the window', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const speak = (locale: string) =>
    page.request.put('/api/v1/admin/settings/', { data: { locale } });
  expect((await speak('ar')).status()).toBe(200);
  try {
    for (const width of [1440, 390]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const visitor = await context.newPage();
      for (const slug of ['', 'how-we-work', 'sign-in']) {
        await visitor.goto(sitePage(slug));
        const html = visitor.locator('html');
        await expect(html).toHaveAttribute('dir', 'rtl');
        await expect(html).toHaveAttribute('lang', 'ar');
        const over = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `/${slug} at ${width} px`).toBe(0);
        // The start of a line is on the right, where the logo is.
        const logo = await visitor.locator('[data-block="nav-logo-section"]').boundingBox();
        expect((logo?.x ?? 0) + (logo?.width ?? 0), `/${slug}`).toBeGreaterThan(width / 2);
      }
      await context.close();
    }
  } finally {
    expect((await speak('en-CA')).status()).toBe(200);
  }
});
