import type { FrameLocator, Locator, Page } from '@playwright/test';
import { getTree, openFresh, publish, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

const BOX = 'textbox001';

/** A page with one text box. */
async function openBox(
  page: Page,
  name: string,
  html: string,
): Promise<{ slug: string; canvas: FrameLocator; box: Locator; tools: Locator }> {
  const { slug, canvas } = await openFresh(
    page,
    name,
    getTree({
      [BOX]: { type: 'TextBox', props: { html } },
      text000001: { type: 'Text', props: { text: 'Another block' } },
    }),
  );
  const tools = page.getByRole('toolbar', { name: 'Text', exact: true });
  return { slug, canvas, box: canvas.locator(`[data-node="${BOX}"]`), tools };
}

/** Chooses from a menu of the toolbar; opens it again if the text's new selection, which browsers report late, has closed it. */
async function choose(tools: Locator, menu: string, item: Locator): Promise<void> {
  await expect(async () => {
    if (!(await item.isVisible())) await tools.getByRole('button', { name: menu }).click();
    await item.click({ timeout: 5000 });
  }).toPass();
}

/** Marks a part of a text as the mouse would, wherever the words stand. */
async function mark(box: Locator, words: string): Promise<void> {
  await box.evaluate((element, wanted) => {
    const doc = element.ownerDocument;
    const walker = doc.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at >= 0) doc.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
}

test('EDIT-015 BLK-TEXTBOX-01 text is formatted, linked to a page and saved, and a visitor sees it so', async ({
  page,
  browser,
}) => {
  const { slug, box, tools } = await openBox(
    page,
    'rich',
    '<p>Opening hours</p><p>We are open on Saturday.</p><p>Read about our gardens.</p>',
  );
  const undo = page.getByRole('button', { name: /^Undo/ });

  // Opened and left again: nothing was done.
  await box.dblclick();
  await expect(tools).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tools).toHaveCount(0);
  await expect(undo).toBeDisabled();

  await box.dblclick();
  // The text's own editor takes its place first: what was marked before is lost with it.
  await expect(box).toHaveClass(/ProseMirror/);
  await mark(box, 'Opening hours');
  await choose(tools, 'Paragraph style', page.getByRole('button', { name: 'Heading 3' }));
  await expect(box.locator('h3')).toHaveText('Opening hours');
  await choose(tools, 'Alignment', page.getByRole('button', { name: 'Center' }));
  await mark(box, 'Saturday');
  await tools.getByRole('button', { name: /^Bold/ }).click();
  await expect(tools.getByRole('button', { name: /^Bold/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tools.getByRole('button', { name: 'Text color' }).click();
  await page.getByRole('button', { name: 'Danger', exact: true }).click();

  // With the keyboard only: to the link field, to the tools and back.
  await mark(box, 'gardens');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Link to' });
  await expect(field).toBeFocused();
  await field.fill('how we');
  await expect(page.getByRole('listbox', { name: 'Links' }).getByRole('option')).toHaveText([
    /^How we work/,
  ]);
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Paragraph style' })).toBeFocused();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: /^Bullet list/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();

  // Leaving is one step, whatever was done.
  await page.keyboard.press('Escape');
  await expect(box).not.toHaveAttribute('contenteditable');
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(box).toHaveText('Opening hoursWe are open on Saturday.Read about our gardens.');
  await expect(box.locator('strong, h3, li')).toHaveCount(0);
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(box.locator('strong')).toHaveText('Saturday');
  await publish(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(sitePage(slug));
  const seen = visitor.locator('main [data-block="text-box"]');
  await expect(seen.locator('h3')).toHaveCSS('text-align', 'center');
  await expect(seen.locator('strong')).toHaveText('Saturday');
  const isInk = (): Promise<boolean> =>
    seen
      .locator('[data-color="danger"]')
      .evaluate(
        (ink) => getComputedStyle(ink).color !== getComputedStyle(ink.closest('p') ?? ink).color,
      );
  await expect.poll(isInk).toBe(true);
  await expect(seen.locator('ul > li')).toHaveText('Read about our gardens.');
  await seen.getByRole('link', { name: 'gardens' }).click();
  await expect(visitor).toHaveURL(/\/how-we-work$/);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.context().close();
});
