import type { Locator } from '@playwright/test';
import { getTree, openFresh, paletteBlock } from './admin.ts';
import { expect, test } from './journey.ts';

test('EDIT-017 a block is added, moved, copied and removed by keyboard, and undo restores it', async ({
  page,
}) => {
  const { canvas } = await openFresh(page, 'keyboard');
  const said = page.locator('[data-part="announcement"]');
  const texts = canvas.locator('[data-block="text"], [data-block="button"]');
  await paletteBlock(page, 'Button').focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Button added to Page');
  await page.keyboard.press('Control+z');
  await expect(said).toContainText('Undone');

  // Into the page, to its first block, and down to the first text.
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.at-inspector h2')).toHaveText('Text');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said).toHaveText('Text moved down');
  await expect(texts).toHaveText(['Second words', 'First words']);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said).toHaveText('This is the last block here');
  await page.keyboard.press('Control+d');
  await expect(said).toHaveText('Text duplicated');
  await expect(texts).toHaveText(['Second words', 'First words', 'First words']);

  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('You are about to remove Text. Are you sure?');
  await page.keyboard.press('Escape');
  await expect(texts).toHaveCount(3);
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(texts).toHaveCount(2);
  await expect(said).toHaveText('Text removed');
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(texts).toHaveCount(3);

  // The canvas does not trap the focus: F6 continues to the settings.
  await page.keyboard.press('F6');
  await expect(page.locator('.at-side-right :focus')).toHaveCount(1);
});

test('EDIT-024 EDIT-025 EDIT-027 EDIT-029 a block lands only where it belongs, a refusal says why, and a drag can be cancelled', async ({
  page,
}) => {
  const { canvas } = await openFresh(
    page,
    'refused',
    getTree(
      {
        contain001: { type: 'Container', nodes: ['text000001'] },
        text000001: { type: 'Text', props: { text: 'Inside' } },
        contain002: { type: 'Container', nodes: ['text000002'] },
        text000002: { type: 'Text', props: { text: 'Other' } },
        textbox001: { type: 'TextBox', props: { html: '<p>Formatted</p>' } },
        image00001: { type: 'Image', props: { src: '', alt: '' } },
      },
      ['contain001', 'contain002', 'textbox001', 'image00001'],
    ),
  );
  const node = (id: string) => canvas.locator(`[data-node="${id}"]`);
  const chip = page.locator('.at-drag-chip');
  const undo = page.getByRole('button', { name: /^Undo/ });

  async function hold(id: string, over: Locator): Promise<void> {
    await node(id).click({ position: { x: 6, y: 3 } });
    const grip = page.getByRole('toolbar').getByRole('button', { name: /^Drag/ });
    const from = await grip.boundingBox();
    const to = await over.boundingBox();
    if (!from || !to) throw new Error('Nothing to point at');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 10 });
    await expect(chip).toBeVisible();
  }

  // The page itself takes sections only.
  const outside = canvas.getByRole('region', { name: 'Add a section' });
  for (const [id, reason] of [
    ['contain002', /^(?:Page|Wrapper) holds only|^Container goes only into Column/],
    ['textbox001', /^(?:Page|Wrapper) holds only|^Text box goes only into Column/],
    ['image00001', /^(?:Page|Wrapper) holds only|^Image goes only into Column or Container/],
  ] as const) {
    await hold(id, outside);
    await expect(chip).toHaveAttribute('data-refused', reason);
    await expect(canvas.locator('.at-overlay-parent')).toHaveAttribute('data-refused', reason);
    await page.mouse.up();
    await expect(chip).toHaveCount(0);
    await expect(undo).toBeDisabled();
  }

  // Over a container, a container and a text box go beside it.
  for (const id of ['contain002', 'textbox001']) {
    await hold(id, node('text000001'));
    await page.mouse.up();
    await expect(node('contain001').locator(`[data-node="${id}"]`)).toHaveCount(0);
    await expect(node('column0001').locator(`> [data-node="${id}"]`)).toHaveCount(1);
  }

  // Escape, and letting go outside the page, leave everything where it was.
  await hold('image00001', node('text000001'));
  await page.keyboard.press('Escape');
  await expect(chip).toHaveCount(0);
  await page.mouse.up();
  await hold('image00001', node('text000001'));
  await page.mouse.move(700, 20, { steps: 4 });
  await page.mouse.up();
  await expect(node('contain001').locator('[data-block="image"]')).toHaveCount(0);
  await hold('image00001', node('text000001'));
  await page.mouse.up();
  await expect(node('contain001').locator('[data-block="image"]')).toHaveCount(1);
  await expect(
    canvas.locator('[data-block="section"] > [data-node]:not([data-block="column"])'),
  ).toHaveCount(0);

  await page.getByRole('button', { name: 'Back to admin' }).click();
  await page
    .getByRole('dialog', { name: 'Unsaved Changes' })
    .getByRole('button', { name: 'Leave without saving' })
    .click();
  await expect(page).toHaveURL(/\/admin\/pages/);
});
