import { drag, getTree, openEditor, openFresh, publish, siteText } from './admin.ts';
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
  await publish(page);
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
