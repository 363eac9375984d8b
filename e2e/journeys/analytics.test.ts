import type { BrowserContext, Page } from '@playwright/test';
import { getFaults } from './accessibility.ts';
import { beSignedIn, createPage, freshSlug, getTree, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

// The browser of the journeys says that it is a program; these visitors are people.
const PERSON = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
};

/**
 * Records the visit events that a page sends.
 * @returns growing list
 */
function toldBy(context: BrowserContext): { kind: string; name?: string; path: string }[] {
  const told: { kind: string; name?: string; path: string }[] = [];
  context.on('request', (sent) => {
    if (sent.url().endsWith('/api/v1/site/events/')) told.push(sent.postDataJSON());
  });
  return told;
}

async function setCounting(page: Page, enabled: boolean): Promise<void> {
  const answer = await page.request.put('/api/v1/admin/settings/', {
    data: { analytics: { enabled } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('AN-001 AN-005 visitors are asked, counted once they agree, and read in the admin', async ({
  page,
  browser,
}) => {
  test.slow();
  await beSignedIn(page);
  const slug = freshSlug('counted');
  const tree = getTree({
    button0001: { type: 'Button', props: { text: 'Book', eventTriggerName: 'Book a visit' } },
  });
  await createPage(page, slug, { tree, status: 'published' });

  // While counting is off, visitors are not asked, and the screen says how to turn it on.
  const before = await browser.newContext(PERSON);
  const early = await before.newPage();
  await early.goto(sitePage(slug));
  await expect(early.getByRole('link', { name: 'Cookie settings' })).toHaveCount(0);
  await before.close();
  await page.goto('/admin/analytics');
  await page.getByRole('link', { name: 'Open settings' }).click();
  await page.getByRole('switch', { name: 'Count visits' }).check();
  await page.getByLabel('Consent question').fill('May we count you? It helps us a lot.');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  try {
    // One refuses: nothing is sent, now and later, and nobody asks again.
    const refusing = await browser.newContext(PERSON);
    const refused = toldBy(refusing);
    const no = await refusing.newPage();
    await no.goto(sitePage(slug));
    const bar = no.getByRole('region', { name: 'Statistics' });
    await expect(bar).toContainText('May we count you? It helps us a lot.');
    expect(await getFaults(no, { without: 'footer' })).toEqual([]);
    const [refuse, accept] = [
      bar.getByRole('button', { name: 'Refuse' }),
      bar.getByRole('button', { name: 'Accept' }),
    ];
    const looks = await Promise.all(
      [refuse, accept].map((button) =>
        button.evaluate((element) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
          return [
            backgroundColor,
            color,
            fontSize,
            fontWeight,
            element.getBoundingClientRect().height,
          ];
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    await no.getByRole('button', { name: 'Book' }).click();
    await refuse.click();
    await expect(bar).toBeHidden();
    await no.reload();
    await no.getByRole('button', { name: 'Book' }).click();
    await expect(bar).toBeHidden();
    expect(refused).toEqual([]);
    expect(await refusing.cookies()).toEqual([]);

    // They think better of it.
    await no.getByRole('link', { name: 'Cookie settings' }).click();
    await expect(no).toHaveURL(sitePage('cookies'));
    expect(await getFaults(no, { without: 'footer' })).toEqual([]);
    await no.getByRole('checkbox', { name: /Statistics/ }).check();
    await no.getByRole('button', { name: 'Save my choice' }).click();
    await expect(no.getByRole('status')).toContainText('Your visits are counted from now on');
    await no.getByRole('button', { name: 'Refuse all' }).click();
    await expect(no.getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked();
    await refusing.close();

    // One agrees, by the keys.
    const context = await browser.newContext(PERSON);
    const told = toldBy(context);
    const visitor = await context.newPage();
    await visitor.goto(sitePage(slug));
    await visitor.keyboard.press('Tab');
    await expect(visitor.getByText('Choose what may be kept')).toBeFocused();
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.press('Enter');
    await expect.poll(() => told.length).toBe(1);
    await visitor.getByRole('button', { name: 'Book' }).click();
    await expect
      .poll(() => told.map(({ kind, name, path }) => [kind, name, path]))
      .toEqual([
        ['page_view', undefined, `/${slug}`],
        ['button', 'Book a visit', `/${slug}`],
      ]);
    expect(await context.cookies()).toEqual([]);
    // Signed-in visitors are not counted.
    await visitor.goto(sitePage('sign-in'));
    await visitor.getByLabel('Email').fill('visitor@atrium.test');
    await visitor.getByLabel('Password').fill('atrium-demo');
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await visitor.waitForURL(sitePage(''));
    const sofar = told.length;
    await visitor.goto(sitePage(slug));
    await visitor.getByRole('button', { name: 'Book' }).click();
    await visitor.waitForLoadState('networkidle');
    expect(told.length).toBe(sofar);
    await context.close();

    // Browsers with Do Not Track are not asked.
    const quiet = await browser.newContext(PERSON);
    await quiet.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const signalled = toldBy(quiet);
    const guarded = await quiet.newPage();
    await guarded.goto(sitePage(slug));
    await expect(guarded.getByRole('region', { name: 'Statistics' })).toBeHidden();
    await guarded.goto(sitePage('cookies'));
    await expect(guarded.getByRole('status')).toContainText('asks that you are not followed');
    expect(signalled).toEqual([]);
    await quiet.close();

    await page.goto('/admin');
    await page.getByRole('link', { name: 'Visits', exact: true }).click();
    const totals = page.locator('.ad-visits-totals');
    await expect(totals).toContainText('Button clicks');
    await expect(page.getByRole('region', { name: 'Pages', exact: true })).toContainText(
      `/${slug}`,
    );
    await expect(page.getByRole('region', { name: 'Buttons' })).toContainText('Book a visit');
    const chart = page.getByRole('slider', { name: /Chart of/ });
    await chart.focus();
    await page.keyboard.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', /\d page views?, \d visitors?$/);
    expect(await getFaults(page)).toEqual([]);
    await page.getByText('Table', { exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Day' })).toBeVisible();
    await page.getByText('90 days').click();
    await expect(page).toHaveURL(/from=20\d\d-\d\d-\d\d/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^visits-demo-.*\.csv$/);

    // Once visits are passed on, the question says so. Nobody agrees here: nothing leaves the machine.
    await page.goto('/admin/setting/analytics');
    await page.getByLabel('Measurement ID').fill('G-AB12CD34EF');
    await page.getByRole('button', { name: 'Save service' }).click();
    await expect(page.getByText('Please enter the API secret')).toBeVisible();
    await page.getByLabel('API secret').fill('secret-of-a-journey');
    await page.getByRole('button', { name: 'Save service' }).click();
    await expect(page.getByText('Service saved')).toBeVisible();
    expect(await getFaults(page)).toEqual([]);
    const last = await browser.newContext(PERSON);
    const asked = await last.newPage();
    await asked.goto(sitePage(slug));
    await expect(asked.getByRole('region', { name: 'Statistics' })).toContainText(
      'May we count you? It helps us a lot. What is counted is passed on to Google Analytics',
    );
    await last.close();
  } finally {
    const off = { data: { measurement_id: '' } };
    const answer = await page.request.put('/api/v1/admin/settings/tracking/', off);
    expect(answer.status(), await answer.text()).toBe(200);
    await setCounting(page, false);
  }
});
