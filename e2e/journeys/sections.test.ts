import { beSignedIn, confirmPublish, freshSlug, siteText } from './admin.ts';
import { expect, test } from './journey.ts';

test('a page is made from its title and a ready-made page, gets another section by keyboard, and is published', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Quick page' }).click();
  const title = freshSlug('Our prices');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  const canvas = page.frameLocator('iframe.at-frame');
  await canvas.getByRole('button', { name: 'Start from a page' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Prices/ })
    .click();
  // Blocks of the site's header and footer have no node.
  const sections = canvas.locator('[data-block="section"][data-node]');
  await expect(sections).toHaveCount(4);

  await page.keyboard.press('Control+k');
  const commands = page.getByRole('dialog', { name: 'All commands' });
  await expect(commands.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('insert a section');
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog', { name: 'Insert a section' });
  await expect(library.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('staff');
  await library.getByRole('button', { name: /^Names without pictures/ }).press('Enter');
  await expect(sections).toHaveCount(5);
  await expect(canvas.getByText('Who does what')).toBeVisible();

  await page.getByRole('button', { name: 'All devices side by side' }).click();
  for (const device of ['Desktop', 'Tablet', 'Mobile'])
    await expect(
      page.frameLocator(`iframe[title^="${device}"]`).getByText('Who does what'),
    ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmPublish(page);
  await expect
    .poll(() => siteText(page, title.toLowerCase().replaceAll(' ', '-')))
    .toContain('Who does what');
});
