import { join } from 'node:path';
import {
  drag,
  freshSlug,
  isOfBlocks,
  openEditor,
  paletteBlock,
  publish,
  signIn,
  sitePage,
} from './admin.ts';
import { expect, test } from './journey.ts';

const PHOTOGRAPH = join(import.meta.dirname, '../fixtures/photograph.jpg');

test('EDIT-001 a member of staff makes a page by dragging blocks, publishes it, and a visitor gets it', async ({
  page,
  browser,
}) => {
  const slug = freshSlug('winter-planning');
  await signIn(page);

  // A new page from the form.
  await page.goto('/admin/pages');
  await page
    .getByRole('link', { name: 'New page' })
    .or(page.getByRole('button', { name: 'New page' }))
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(slug);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A day of digging, planting and cake.');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('draft');
  // The page has its own heading.
  await page.getByLabel('Show the page’s title above its content').uncheck();
  await page.getByRole('button', { name: /^(?:Create|Save)/ }).click();
  await page.waitForURL(/\/admin\/pages\/\d+/);

  // The visitor does not get a draft.
  const site = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visitor = await site.newPage();
  expect((await visitor.goto(sitePage(slug)))?.status()).toBe(404);

  // Blocks by drag.
  const canvas = await openEditor(page, slug);
  const column = canvas.locator('[data-node][data-block="column"]').first();
  await drag(page, paletteBlock(page, 'Text'), column);
  const heading = canvas.locator('[data-node][data-block="text"]').first();
  await expect(heading).toBeVisible();
  await drag(page, paletteBlock(page, 'Image'), column, { y: 8 });
  await drag(page, paletteBlock(page, 'Button'), heading);
  await expect(canvas.locator('[data-node][data-block="image"]')).toHaveCount(1);
  await expect(canvas.locator('[data-node][data-block="button"]')).toHaveCount(1);

  // Text where it stands, and its kind in the panel.
  await heading.dblclick();
  await page.keyboard.type('Winter planning');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Winter planning');
  await page.getByLabel('Tag', { exact: true }).selectOption('h1');
  await expect(canvas.locator('h1')).toHaveText('Winter planning');

  // A real photograph.
  await canvas.locator('[data-node][data-block="image"]').click();
  await page.getByRole('button', { name: /Choose image|Replace/ }).click();
  await page.locator('input[type="file"]').setInputFiles(PHOTOGRAPH);
  await expect(canvas.locator('[data-node][data-block="image"] img')).toHaveAttribute(
    'src',
    /\/media\//,
    {
      timeout: 120_000,
    },
  );
  await page.getByLabel('Alt text').fill('Hills in the evening sun');

  // Its own space on mobile.
  await canvas.locator('h1').click();
  await page.getByTitle('Mobile', { exact: true }).click();
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByLabel('Padding top, px').fill('40');
  await page.getByLabel('Padding top, px').blur();
  await expect(canvas.locator('h1')).toHaveCSS('padding-top', '40px');
  await page.getByTitle('Desktop', { exact: true }).click();
  await expect(canvas.locator('h1')).toHaveCSS('padding-top', '0px');

  // Undo and redo.
  await page.keyboard.press('Control+z');
  await page.getByTitle('Mobile', { exact: true }).click();
  await expect(canvas.locator('h1')).toHaveCSS('padding-top', '0px');
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(canvas.locator('h1')).toHaveCSS('padding-top', '40px');
  await page.getByTitle('Desktop', { exact: true }).click();

  await publish(page);

  // The visitor's view at three widths, with only the script of the menu.
  const scripts: string[] = [];
  visitor.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  for (const [width, padding] of [
    [1440, '0px'],
    [768, '0px'],
    [390, '40px'],
  ] as const) {
    await visitor.setViewportSize({ width, height: 900 });
    expect((await visitor.goto(sitePage(slug)))?.status()).toBe(200);
    await expect(visitor.locator('h1')).toHaveText('Winter planning');
    await expect(visitor.locator('h1')).toHaveCSS('padding-top', padding);
    await expect(visitor.getByAltText('Hills in the evening sun')).toBeVisible();
    expect(
      await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await visitor.screenshot({ path: `test-results/visitor-${width}.png`, fullPage: true });
  }
  expect(scripts.filter((address) => !isOfBlocks(address))).toEqual([]);
  expect(await visitor.locator('script:not([type="application/ld+json"])').count()).toBe(1);
  await site.close();
});
