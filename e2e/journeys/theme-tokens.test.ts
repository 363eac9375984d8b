import type { Locator, Page } from '@playwright/test';
import { openFresh, publish, siteText } from './admin.ts';
import { expect, test } from './journey.ts';

const TWO_COLUMNS = {
  ROOT: { type: 'Wrapper', nodes: ['section001'] },
  section001: { type: 'Section', nodes: ['column0001', 'column0002'] },
  column0001: { type: 'Column', nodes: ['text000001'] },
  column0002: { type: 'Column', nodes: ['text000002'] },
  // Low blocks have no handles over their content.
  text000001: { type: 'Text', props: { text: 'First words', fontSize: 4 } },
  text000002: { type: 'Text', props: { text: 'Second words' } },
};

/** Drags a handle of the canvas to the right with the real mouse, in small steps as a hand does. */
async function dragRight(page: Page, handle: Locator, by: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 12 });
  await page.mouse.up();
}

test('a block has a space of the theme, which the theme changes on its page, and columns are dragged', async ({
  page,
}) => {
  const { slug, canvas } = await openFresh(page, 'tokens', TWO_COLUMNS);
  await canvas.getByText('First words').click();
  await page.keyboard.press('Control+Alt+s');
  const top = canvas.getByRole('slider', { name: 'Padding top of Text' });
  await expect(top).toBeFocused();
  for (let step = 0; step < 3; step++) await page.keyboard.press('PageUp');
  await expect(top).toHaveAttribute('aria-valuetext', '16 px (M) on desktop');
  await page.keyboard.press('Escape');
  await expect(canvas.getByText('First words')).toHaveCSS('padding-top', '16px');

  // Escape selects the column around the text.
  await page.keyboard.press('Escape');
  const edge = canvas.getByRole('slider', { name: 'Edge 1 between columns of Section' });
  await expect(edge).toHaveAttribute('aria-valuetext', '6 + 6 of 12 on desktop');
  const row = await canvas.locator('[data-node="section001"]').boundingBox();
  await dragRight(page, edge, ((row?.width ?? 0) * 1.9) / 12);
  await expect(edge).toHaveAttribute('aria-valuetext', '8 + 4 of 12 on desktop');
  await page.keyboard.press('Control+z');
  await expect(edge).toHaveAttribute('aria-valuetext', '6 + 6 of 12 on desktop');
  await page.keyboard.press('Control+Shift+z');
  await expect(edge).toHaveAttribute('aria-valuetext', '8 + 4 of 12 on desktop');

  await publish(page);
  const published = await siteText(page, slug);
  expect(published).toContain('padding-top:var(--org-space-m,16px)');
  expect(published).toMatch(/--org-span:\s?8[^0-9]/);
  expect(published).not.toContain('--org-space-m:');

  await page.goto('/admin/setting/general#theme');
  const medium = page.getByRole('textbox', { name: 'Size, Medium' });
  const saveSize = async (size: string): Promise<void> => {
    await medium.fill(size);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  };
  await saveSize('40');
  await expect.poll(() => siteText(page, slug)).toContain('--org-space-m:40px');
  await saveSize('16');
  await expect.poll(() => siteText(page, slug)).not.toContain('--org-space-m:');
});
