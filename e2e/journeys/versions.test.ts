import { openFresh, retype, save, siteText } from './admin.ts';
import { expect, PORT, test } from './journey.ts';

/** The first text of a fresh page. */
const FIRST = '[data-node="text000001"]';

test('a scheduled version stays hidden until its time, and a preview link shows it before', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slug, canvas } = await openFresh(page, 'later');
  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Date and time').fill('2099-05-04T09:30');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.locator('.at-bar')).toContainText('new version scheduled for');
  await retype(page, canvas.locator(FIRST), 'Later words');
  await save(page);
  const seen = await siteText(page, slug);
  expect(seen).toContain('First words');
  expect(seen).not.toContain('Later words');

  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Copy a preview link' }).click();
  await expect(page.getByText(/^Link copied\./)).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const read = (search: string) =>
    page.request.get(`http://127.0.0.1:${PORT}${link.pathname}${search}`, {
      headers: { host: link.host, cookie: '' },
    });
  const shown = await read(link.search);
  expect(shown.headers()['cache-control']).toBe('no-store');
  expect(await shown.text()).toContain('Later words');
  expect((await read(link.search.slice(0, -2))).status()).toBe(404);
});
