import { confirmPublish, openFresh, retype, save, siteText } from './admin.ts';
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

test('changes of a public page are a draft that says what it changes, and is published or discarded', async ({
  page,
}) => {
  const { slug, canvas } = await openFresh(page, 'draft');
  await retype(page, canvas.locator(FIRST), 'Draft words');
  await save(page);
  await expect(page.locator('.at-bar')).toContainText('Published, with unpublished changes');
  expect(await siteText(page, slug)).toContain('First words');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish changes' });
  await expect(dialog).toContainText('New: “Draft words”');
  await expect(dialog).toContainText('Live now: “First words”');
  await expect(dialog.frameLocator('[title="Live now"]').getByText('First words')).toBeVisible();
  await expect(dialog).toContainText('The page has no main heading (h1)');
  await confirmPublish(page);
  await expect.poll(() => siteText(page, slug)).toContain('Draft words');

  await retype(page, canvas.locator(FIRST), 'Never mind');
  await save(page);
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'Discard changes…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(canvas.locator(FIRST)).toHaveText('Draft words');
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();

  // The list of versions names what was published.
  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expect(page.getByRole('region', { name: 'Versions of the page' })).toContainText(
    'Published',
  );
});
