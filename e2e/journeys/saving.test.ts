import { beSignedIn, openEditor, openFresh, previewText, retype, save } from './admin.ts';
import { expect, test } from './journey.ts';

/** The first text of a fresh page. */
const FIRST = '[data-node="text000001"]';

test('EDIT-012 two people edit one page: the second sees both versions and loses neither', async ({
  page,
  browser,
}) => {
  const { slug, canvas } = await openFresh(page, 'conflict');
  const other = await (await browser.newContext()).newPage();
  await beSignedIn(other);
  const theirs = await openEditor(other, slug);
  await retype(page, canvas.locator(FIRST), 'My words');
  await retype(other, theirs.locator(FIRST), 'Their words');
  await save(other);

  // Both set the same text, so that nothing is merged and the second one is asked.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'This page was changed while you edited it' });
  await expect(dialog.frameLocator('[title="Yours"]').getByText('My words')).toBeVisible();
  await expect(dialog.frameLocator('[title="Theirs"]').getByText('Their words')).toBeVisible();
  await dialog.getByRole('button', { name: 'Decide later' }).click();
  await expect(page.locator('.at-save-state')).toContainText('Changed elsewhere');
  await expect(canvas.getByText('My words')).toBeVisible();
  expect(await previewText(page, slug)).toContain('Their words');

  // The other version is used; one's own is still stored on this computer, and returns with the page.
  await page.getByRole('button', { name: 'Compare' }).click();
  await dialog.getByRole('button', { name: 'Use theirs' }).click();
  await expect(canvas.getByText('Their words')).toBeVisible();
  await page.reload();
  await expect(canvas.getByText('My words')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.locator('.at-save-state')).toHaveText('Saved');
  await expect.poll(() => previewText(page, slug)).toContain('My words');
  await other.context().close();
});
