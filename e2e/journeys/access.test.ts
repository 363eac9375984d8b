import { beSignedIn, createPage, freshSlug, isOfBlocks, sitePage } from './admin.ts';
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
