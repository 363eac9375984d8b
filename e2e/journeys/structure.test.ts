import type { Locator, Page } from '@playwright/test';
import { drag, getTree, openEditor, openFresh, save, siteText } from './admin.ts';
import { expect, test } from './journey.ts';

/** Three texts in a column, the last in a container. */
const THREE = getTree(
  {
    text000001: { type: 'Text', props: { text: 'Alpha' } },
    text000002: { type: 'Text', props: { text: 'Beta' } },
    contain001: { type: 'Container', nodes: ['text000003'] },
    text000003: { type: 'Text', props: { text: 'Gamma' } },
  },
  ['text000001', 'text000002', 'contain001'],
);

const layer = (page: Page, id: string): Locator => page.locator(`[data-layer="${id}"]`);

test('the layers select, rename, hide, find and move blocks, by mouse and by keys', async ({
  page,
}) => {
  const { slug, canvas } = await openFresh(page, 'layers', THREE);
  await page.getByRole('tab', { name: 'Layers' }).click();
  const tree = page.getByRole('tree', { name: 'Blocks of the page' });
  await expect(tree.getByRole('treeitem')).toHaveCount(6);
  await expect(layer(page, 'text000001')).toHaveText(/^Text\s*Alpha$/);

  await layer(page, 'text000001').click();
  await expect(page.locator('.at-inspector h2')).toHaveText('Text');
  await page.keyboard.press('F2');
  await page.keyboard.type('Opening words');
  await page.keyboard.press('Enter');
  await expect(layer(page, 'text000001')).toContainText('Opening words');
  await expect(page.locator('.at-inspector h2')).toHaveText('Opening words');

  await page.getByRole('searchbox', { name: 'Search layers' }).fill('opening');
  await expect(tree.getByRole('treeitem')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search layers' }).fill('');
  await layer(page, 'text000002').hover();
  await layer(page, 'text000002').getByRole('button', { name: 'Hide Text' }).click();
  await expect(canvas.locator('[data-node="text000002"]')).toHaveAttribute('data-hidden', '');

  // Onto the middle of the container's line: into it, at the end.
  await drag(page, layer(page, 'text000001'), layer(page, 'contain001'));
  await expect(canvas.locator('[data-node="contain001"] [data-block="text"]')).toHaveText([
    'Gamma',
    'Alpha',
  ]);
  // The section goes nowhere but the page, and the layers say why.
  await drag(page, layer(page, 'section001'), layer(page, 'contain001'));
  await expect(page.locator('.at-refusal')).toBeVisible();
  await expect(tree.getByRole('treeitem')).toHaveCount(6);

  await layer(page, 'text000003').click();
  await page.keyboard.press('ArrowUp');
  await expect(layer(page, 'contain001')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem')).toHaveCount(4);
  await save(page);
  const shown = await siteText(page, slug);
  expect(shown.indexOf('Gamma')).toBeLessThan(shown.indexOf('Alpha'));
  expect(shown).not.toContain('Beta');
  expect(shown).not.toContain('Opening words');
});

test('EDIT-033 several blocks are selected, copied, wrapped, styled and removed together', async ({
  page,
}) => {
  const { canvas } = await openFresh(page, 'several', THREE);
  const texts = canvas.locator('[data-block="text"]');
  await canvas.getByText('Alpha').click();
  await canvas.getByText('Beta').click({ modifiers: ['Shift'] });
  await expect(page.locator('.at-crumbs-note')).toHaveText('2 blocks are selected');
  await expect(page.getByRole('toolbar', { name: 'Tools for 2 blocks' })).toBeVisible();

  await page.keyboard.press('Control+d');
  await expect(texts).toHaveText(['Alpha', 'Alpha', 'Beta', 'Beta', 'Gamma']);
  await page.keyboard.press('Control+g');
  await expect(canvas.locator('[data-block="container"]')).toHaveCount(2);
  await expect(page.locator('.at-inspector h2')).toHaveText('Container');
  await page.keyboard.press('Control+Shift+g');
  await expect(canvas.locator('[data-block="container"]')).toHaveCount(1);

  await canvas.getByText('Alpha').first().click();
  await canvas.getByText('Gamma').click({ modifiers: ['Control'] });
  await page.getByRole('spinbutton', { name: 'Padding top, px' }).fill('24');
  for (const word of ['Alpha', 'Gamma'])
    await expect(canvas.getByText(word).first()).toHaveCSS('padding-top', '24px');
  await expect(canvas.getByText('Beta').first()).toHaveCSS('padding-top', '0px');

  await canvas.getByText('Gamma').click();
  await canvas
    .getByText('Beta')
    .first()
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('You are about to remove 2 blocks. Are you sure?');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(texts).toHaveText(['Alpha', 'Alpha', 'Beta']);

  // Every step has its name, and one press goes back to any of them.
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Remove 2 blocks',
    /^Change margin of 2 blocks$/,
    'Unwrap Container',
    'Wrap 2 blocks',
    'Duplicate 2 blocks',
    'Opened',
  ]);
  await page.getByRole('menuitem', { name: 'Opened' }).click();
  await expect(texts).toHaveText(['Alpha', 'Beta', 'Gamma']);
  await expect(page.locator('.at-save-state')).toHaveText('');
});

test('blocks are copied from one page to another, and text and HTML become blocks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { canvas } = await openFresh(page, 'copied', THREE);
  await canvas.getByText('Gamma').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.at-inspector h2')).toHaveText('Container');
  await page.keyboard.press('Control+c');
  await expect(page.locator('[data-part="announcement"]')).toHaveText('Container copied');

  const other = await context.newPage();
  const { canvas: there } = await openFresh(other, 'pasted', THREE);
  await there.getByText('Alpha').click();
  await other.keyboard.press('Control+v');
  await expect(there.locator('[data-block="container"]')).toHaveCount(2);
  await expect(there.locator('[data-block="text"]')).toHaveText([
    'Alpha',
    'Gamma',
    'Beta',
    'Gamma',
  ]);
  const ids = await there
    .locator('[data-node]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-node')));
  expect(new Set(ids).size).toBe(ids.length);

  await other.evaluate(async () => {
    const html = '<h2>Pasted title</h2><p>Some <b>bold</b> words<script>alert(1)</script></p>';
    const blob = (type: string, text: string) => new Blob([text], { type });
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': blob('text/html', html),
        'text/plain': blob('text/plain', 'Pasted title'),
      }),
    ]);
  });
  await there.getByText('Beta').click();
  await other.keyboard.press('Control+v');
  await expect(there.locator('h2')).toHaveText('Pasted title');
  await expect(there.locator('[data-block="text-box"] strong')).toHaveText('bold');
  await other.keyboard.press('Control+z');
  await expect(there.locator('h2')).toHaveCount(0);
});

test('everything that can be done to a block is in its menu and in the list of commands', async ({
  page,
}) => {
  const { canvas } = await openFresh(page, 'menus', THREE);
  await canvas.getByText('Beta').click({ button: 'right' });
  await expect(page.locator('.at-inspector h2')).toHaveText('Text');
  await page.getByRole('menuitem', { name: /^Move up/ }).click();
  const texts = canvas.locator('[data-block="text"]');
  await expect(texts).toHaveText(['Beta', 'Alpha', 'Gamma']);

  await canvas.getByText('Alpha').click();
  await page.keyboard.press('Control+k');
  const commands = page.getByRole('dialog', { name: 'All commands' });
  await expect(commands.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('move to');
  await expect(commands.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const places = page.getByRole('dialog', { name: 'Move Text to' });
  await expect(places.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('container');
  await page.keyboard.press('Enter');
  await expect(places).toHaveCount(0);
  await expect(canvas.locator('[data-node="contain001"] [data-block="text"]')).toHaveText([
    'Gamma',
    'Alpha',
  ]);

  await page
    .getByRole('navigation', { name: 'Path of the selected block' })
    .getByRole('button', { name: 'Container' })
    .click();
  await expect(page.locator('.at-inspector h2')).toHaveText('Container');
  await page.keyboard.press('Control+k');
  await expect(commands.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('add button');
  await page.keyboard.press('Enter');
  await expect(canvas.locator('[data-node="contain001"] [data-block="button"]')).toHaveCount(1);
});

test('CONTENT-012 EDIT-032 UI-008 a saved container is inserted from the drawer, on another page too', async ({
  page,
}) => {
  const { canvas } = await openFresh(page, 'saver', THREE);
  await canvas.getByText('Gamma').click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('toolbar', { name: 'Tools for Container' })
    .getByRole('button', { name: 'Save as template' })
    .click();
  const name = `Card ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save template' }).click();
  // Toasts are at the top center.
  const toast = page.getByText(`Template "${name}" saved`);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(box && Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(40);
  expect(box?.y).toBeLessThan(80);

  const { slug, canvas: there } = await openFresh(page, 'user', THREE);
  await page.getByRole('tab', { name: 'Templates' }).click();
  const picture = page.getByRole('button', { name: `Insert ${name}` });
  await expect(picture.frameLocator('iframe').getByText('Gamma')).toBeVisible();
  await drag(page, picture, there.getByText('Alpha'), { x: 20, y: 2 });
  await expect(there.locator('[data-block="container"]')).toHaveCount(2);
  const inserted = there.locator('[data-block="container"]').first();
  await expect(inserted).toHaveText('Gamma');
  const id = await inserted.getAttribute('data-node');
  expect(id).toHaveLength(10);
  expect(id).not.toBe('contain001');
  await save(page);
  expect((await siteText(page, slug)).match(/Gamma/g)).toHaveLength(2);

  // It is renamed, edited by its own address, and deleted.
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: `Name of ${name}` }).fill(`${name} b`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `More for ${name} b` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/component=\d+$/);
  await expect(page.locator('.at-bar-title')).toHaveText(`${name} b`);
  await openEditor(page, slug);
  await page.getByRole('tab', { name: 'Templates' }).click();
  // The cards move until their pictures are drawn.
  const renamed = page.getByRole('button', { name: `Insert ${name} b` });
  await expect(renamed.frameLocator('iframe').getByText('Gamma')).toBeVisible();
  await page.getByRole('button', { name: `More for ${name} b` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(renamed).toHaveCount(0);
});

test('EDIT-018 has the panels visibility, alignment, background, border, margin, custom CSS and settings', async ({
  page,
}) => {
  const { canvas } = await openFresh(page, 'panels', THREE);
  await canvas.getByText('Alpha').click();
  const panel = page.getByRole('region', { name: 'Block settings' });
  await panel.getByRole('tab', { name: 'Settings' }).click();
  await expect(panel.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  await panel.getByRole('tab', { name: 'Style' }).click();
  await expect(panel.locator('summary')).toHaveText([
    'Alignment',
    'Background',
    'Border',
    'Margin',
    'Custom CSS',
  ]);
  for (const control of ['Margin top, px', 'Padding top, px'])
    await expect(panel.getByRole('spinbutton', { name: control })).toBeVisible();
  await panel.getByRole('tab', { name: 'Visibility' }).click();
  await expect(panel.getByRole('switch', { name: /homepage/i })).toBeVisible();
});

test('EDIT-016 the tools of a block make way for the block that they stand over, and come back', async ({
  page,
}) => {
  const { canvas } = await openFresh(page, 'tools-away', THREE);
  const [alpha, beta] = [canvas.getByText('Alpha'), canvas.getByText('Beta')];
  const tools = page.getByRole('toolbar', { name: 'Tools for Text' });
  const title = page.locator('.at-inspector h2');
  await page.getByRole('tab', { name: 'Layers' }).click();
  await beta.click();
  await expect(tools).toBeVisible();
  const bar = await tools.boundingBox();
  const over = await alpha.boundingBox();
  if (!bar || !over) throw new Error('The tools are not shown');
  const between = { x: bar.x + 20, y: Math.min(bar.y + bar.height / 2, over.y + over.height - 4) };
  expect(between.y).toBeGreaterThan(bar.y);

  // A pointer that moves to the toolbar reaches it.
  await page.mouse.move(over.x + 20, over.y + 4, { steps: 2 });
  await page.mouse.move(between.x, between.y, { steps: 2 });
  await expect(tools).toHaveCSS('opacity', '1');
  await page.waitForTimeout(500);
  await expect(tools).toHaveCSS('opacity', '1');

  // A pointer that stays over the covered block reaches the block.
  await page.mouse.move(over.x + 20, over.y + 4, { steps: 2 });
  await expect(tools).toHaveCSS('opacity', '0');
  await page.mouse.move(between.x, between.y, { steps: 2 });
  await page.mouse.click(between.x, between.y);
  await expect(layer(page, 'text000001')).toHaveAttribute('aria-selected', 'true');
  await expect(title).toHaveText('Text');
  await expect(tools).toHaveCSS('opacity', '1');

  // By the keyboard they are there, whatever is pointed at.
  await beta.hover();
  await expect(tools).toHaveCSS('opacity', '0');
  await tools.getByRole('button', { name: 'Duplicate' }).focus();
  await expect(tools).toHaveCSS('opacity', '1');
});
