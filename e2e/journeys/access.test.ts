import {
  beSignedIn,
  createPage,
  freshSlug,
  isOfBlocks,
  openEditor,
  openFresh,
  sitePage,
} from './admin.ts';
import { expect, ORIGIN, test } from './journey.ts';

test('PERM-006 PERM-008 PERM-010 a visitor gets neither the admin nor the editor, and a public page carries none of it', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const slug = freshSlug('public');
  await createPage(page, slug, { status: 'published' });

  const anonymous = await (await browser.newContext()).newPage();
  for (const address of ['/admin', `/admin/editorwrapper?slug=${slug}`]) {
    await anonymous.goto(`${ORIGIN}${address}`);
    await anonymous.waitForURL(/\/login/);
    await expect(anonymous.getByRole('heading', { name: 'Sign in to Atrium' })).toBeVisible();
    await expect(anonymous.locator('iframe, .at-toolbar, .at-editor')).toHaveCount(0);
  }

  // A visitor is signed in on the site, and is nobody in the admin.
  const regular = await (await browser.newContext()).newPage();
  await regular.goto(sitePage('sign-in'));
  await regular.getByLabel('Email').fill('visitor@atrium.test');
  await regular.getByLabel('Password').fill('atrium-demo');
  await regular.getByRole('button', { name: 'Sign in' }).click();
  await regular.waitForURL(sitePage(''));
  await regular.goto(`${ORIGIN}/admin/editorwrapper?slug=${slug}`);
  await regular.waitForURL(/\/login/);
  await expect(regular.locator('iframe, .at-toolbar, .at-editor')).toHaveCount(0);

  for (const visitor of [anonymous, regular, page]) {
    const scripts: string[] = [];
    visitor.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
    await visitor.goto(sitePage(slug));
    await expect(visitor.locator('[data-block]').first()).toBeAttached();
    await expect(
      visitor.locator('.at-overlay, .at-toolbar, [data-node], [contenteditable]'),
    ).toHaveCount(0);
    expect(scripts.filter((address) => !isOfBlocks(address))).toEqual([]);
  }
  await anonymous.context().close();
  await regular.context().close();
});

test('ROUTE-ADMIN-01 ROUTE-ADMIN-02 EDIT-002 EDIT-006 EDIT-011 ERR-001 both addresses open a page, and a missing one shows an error', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('atrium.editor.viewportDevice', 'email'));
  const { slug } = await openFresh(page, 'addresses');
  await expect(page.getByRole('radio', { name: 'Desktop' })).toBeChecked();
  await expect(page.locator('.at-bar-title')).toHaveText(slug);
  await page.goto(`/admin/editor?slug=${slug}`);
  await expect(page.frameLocator('iframe.at-frame').locator('[data-node="ROOT"]')).toBeVisible();
  await expect(page.locator('.at-bar-title')).toHaveText(slug);

  // The answer is delayed; the indicator goes 750 ms after it, also when nothing is found.
  const loading = page.getByLabel('Loading');
  let answered = 0;
  await page.route('**/api/v1/pages/?slug=*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer });
    answered = Date.now();
  });
  await page.goto('/admin/editorwrapper?slug=there-is-no-such-page');
  await expect(loading).toBeVisible();
  await expect(loading).toHaveCount(0);
  expect(Date.now() - answered).toBeGreaterThanOrEqual(650);
  await expect(page.getByRole('alert')).toContainText('Page not found');
});

test('panels of the editor fold away and stay folded', async ({ page }) => {
  const { slug, canvas } = await openFresh(page, 'panels');
  const width = async () => (await page.locator('.at-editor-main').boundingBox())?.width;
  expect(await width()).toBe(1440 - 280 - 300);
  await page.getByRole('button', { name: 'Hide blocks' }).click();
  await page.getByRole('button', { name: 'Hide settings' }).click();
  expect(await width()).toBe(1440);
  await openEditor(page, slug);
  expect(await width()).toBe(1440);
  await page.getByRole('button', { name: 'Show settings' }).click();
  await canvas.getByText('First words').click();
  await expect(page.locator('.at-inspector h2')).toHaveText('Text');
});
