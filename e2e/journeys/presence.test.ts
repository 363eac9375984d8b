import { openEditor, openFresh, previewText, retype, signIn } from './admin.ts';
import { expect, test } from './journey.ts';

test('two people on a page see each other, and which block the other has selected', async ({
  page,
  browser,
}) => {
  const { slug, canvas } = await openFresh(page, 'together');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await signIn(other, 'manager@atrium.test');
  const theirs = await openEditor(other, slug);

  const here = page.getByRole('list', { name: 'Others on this page' });
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await expect(other.getByRole('list', { name: 'Others on this page' })).toBeVisible();

  await theirs.locator('[data-node="text000001"]').click();
  await expect(canvas.locator('.at-visitor-mark')).toHaveCount(1);
  const name = (await canvas.locator('.at-visitor-mark').textContent()) ?? '';
  const block = await canvas.locator('[data-node="text000001"]').boundingBox();
  const mark = await canvas.locator('.at-visitor-mark').boundingBox();
  expect(Math.abs((mark?.y ?? 0) - (block?.y ?? 99))).toBeLessThan(2);
  await here.getByRole('button', { name: `Select the block of ${name}` }).click();
  await expect(canvas.locator('.at-overlay-selected:not([hidden])')).toBeVisible();
  await expect(theirs.locator('.at-visitor-mark')).toHaveCount(1);

  // A person who leaves the page disappears from the bar.
  await other.goto('about:blank');
  await context.close();
  await expect(here).toHaveCount(0, { timeout: 60_000 });
});

test('two people edit one page at the same time: each sees what the other does, and nothing is lost', async ({
  page,
  browser,
}) => {
  const { slug, canvas } = await openFresh(page, 'merged');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await signIn(other, 'manager@atrium.test');
  const theirs = await openEditor(other, slug);
  await expect(page.getByRole('list', { name: 'Others on this page' })).toBeVisible();

  // Nobody presses Save.
  await retype(page, canvas.locator('[data-node="text000001"]'), 'My words');
  await retype(other, theirs.locator('[data-node="text000002"]'), 'Their words');
  await expect(canvas.getByText('Their words')).toBeVisible({ timeout: 15_000 });
  await expect(theirs.getByText('My words')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.at-save-state')).toHaveText('Saved');
  await expect(other.locator('.at-save-state')).toHaveText('Saved');
  for (const one of [page, other]) await expect(one.getByRole('dialog')).toHaveCount(0);
  const stored = await previewText(page, slug);
  expect(stored).toContain('My words');
  expect(stored).toContain('Their words');

  // Undo takes back one's own change only.
  await page.keyboard.press('Control+z');
  await expect(canvas.getByText('First words')).toBeVisible();
  await expect(theirs.getByText('First words')).toBeVisible({ timeout: 15_000 });
  await expect(canvas.getByText('Their words')).toBeVisible();
  await context.close();
});
