import { openFresh, save, siteText, TWO_TEXTS } from './admin.ts';
import { expect, test } from './journey.ts';

test('CSS-001 CSS-002 CSS-003 CSS-005 CSS-007 CSS-008 an author writes CSS for a block, and visitors get it', async ({
  page,
}) => {
  const { slug, canvas } = await openFresh(page, 'custom-css', TWO_TEXTS);
  const [first, second] = [
    canvas.locator('[data-block="text"]').first(),
    canvas.locator('[data-block="text"]').last(),
  ];
  await first.click();
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.locator('summary', { hasText: 'Custom CSS' }).click();
  await expect(page.getByText('Custom CSS can break your site. Use with care.')).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Custom CSS' });
  await expect(page.locator('.at-code .cm-editor')).toBeVisible();
  expect((await page.locator('.at-code').boundingBox())?.height).toBeGreaterThanOrEqual(200);

  const update = page.getByRole('button', { name: 'Update' });
  const outcome = page.locator('.at-css-outcome');
  await code.fill('color red;');
  await update.click();
  await expect(outcome).toContainText('Line 1:');
  await expect(first).not.toHaveCSS('color', 'rgb(255, 0, 0)');

  await code.fill('color: rgb(255, 0, 0);');
  await update.click();
  await expect(outcome).toHaveText('CSS saved');
  // The color follows its text one frame later.
  await expect
    .poll(async () => {
      const [red = 0, green = 0, blue = 0] = await outcome.evaluate((note) =>
        (getComputedStyle(note).color.match(/[\d.]+/g) ?? []).map(Number),
      );
      return green - Math.max(red, blue);
    })
    .toBeGreaterThan(0);
  await expect(first).toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(second).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(outcome).toHaveText('');
  await save(page);
  expect(await siteText(page, slug)).toContain('color:rgb(255,0,0)');

  await code.fill('');
  await update.click();
  await expect(outcome).toHaveText('CSS saved');
  await expect(first).not.toHaveCSS('color', 'rgb(255, 0, 0)');
});
