import { beSignedIn, createPage, freshSlug, openEditor, openFresh, TWO_TEXTS } from './admin.ts';
import { expect, test } from './journey.ts';

test("CONTENT-009 the canvas and the preview show the site's header, page title and footer, outside of the page", async ({
  page,
}) => {
  await beSignedIn(page);
  const slug = freshSlug('site-frame');
  await createPage(page, slug, { tree: TWO_TEXTS, status: 'published' });
  const canvas = await openEditor(page, slug);
  const header = canvas.locator('header[data-site-part="header"]');
  const footer = canvas.locator('footer[data-site-part="footer"]');
  await expect(header.getByRole('button', { name: 'Edit site header' })).toBeVisible();
  await expect(footer.locator('[data-block]').first()).toBeVisible();
  await expect(canvas.locator('[data-site-part="pageTitle"] h1')).toHaveText(slug);
  await expect(canvas.locator('[data-site-part] [data-node]')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(4);

  // Nothing in them can be selected while the page is edited.
  await footer.locator('[data-block]').first().click({ force: true });
  await expect(page.getByRole('toolbar', { name: /Tools for/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(header.getByRole('button', { name: 'Edit site header' })).toHaveCount(0);
  await expect(header.getByRole('link').first()).toBeVisible();
  await expect(canvas.getByText('Second words')).toBeVisible();

  await page.getByRole('button', { name: 'Back to editing' }).click();
  await header.getByRole('button', { name: 'Edit site header' }).click();
  await expect(page).toHaveURL(/editorwrapper\?component=\d+/);
  await expect(canvas.locator('[data-site-part]')).toHaveCount(0);
});

test('the menu of several blocks has the focus and the keys, and closes with a press on the canvas', async ({
  page,
}) => {
  const { canvas } = await openFresh(page, 'menu');
  await canvas.getByText('First words').click();
  await canvas.getByText('Second words').click({ modifiers: ['Shift'] });
  const tools = page.getByRole('toolbar', { name: 'Tools for 2 blocks' });
  await expect(tools).toBeVisible();
  const menu = page.getByRole('menu', { name: 'Menu of 2 blocks' });
  const openMenu = () => canvas.getByText('First words').click({ button: 'right' });

  await openMenu();
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await expect(menu.getByRole('menuitem').first()).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(tools).toBeVisible();

  await openMenu();
  await expect(menu).toBeVisible();
  await canvas.getByText('Second words').click({ position: { x: 4, y: 4 } });
  await expect(menu).toHaveCount(0);
});

test('keys do not reach the blocks below a question, and the only column of a section is not asked about', async ({
  page,
}) => {
  const { canvas } = await openFresh(page, 'question');
  const tools = (name: string) => page.getByRole('toolbar', { name: `Tools for ${name}` });
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await canvas.getByText('First words').click();
  await page.keyboard.press('Delete');
  await expect(question).toBeVisible();
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(tools('Text')).toBeVisible();
  await expect(canvas.locator('[data-block="text"]')).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expect(tools('Column')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.locator('.at-refusal')).toHaveText(
    'Section needs at least 1 column. Remove the whole section instead.',
  );
  await expect(question).toHaveCount(0);
});
