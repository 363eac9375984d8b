import type { Page } from '@playwright/test';
import { beSignedIn, createPage, freshSlug, getTree, siteText } from './admin.ts';
import { expect, test } from './journey.ts';

/** Creates a page that is not public, with one text. */
async function createDraft(page: Page, name: string, text: string): Promise<string> {
  const slug = freshSlug(name);
  await createPage(page, slug, {
    tree: getTree({ text000001: { type: 'Text', props: { text } } }),
  });
  return slug;
}

test('a release publishes two pages at one moment, and is undone', async ({ page }) => {
  await beSignedIn(page);
  const slugs = [
    await createDraft(page, 'first', 'Words of the first'),
    await createDraft(page, 'second', 'Words of the second'),
  ];
  const texts = async (): Promise<boolean[]> =>
    Promise.all(slugs.map(async (slug) => (await siteText(page, slug)).includes('Words of the')));

  await page.goto('/admin/pages/releases');
  await page.getByRole('button', { name: 'New release' }).first().click();
  const name = freshSlug('Spring');
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create release' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('button', { name: 'Add pages and posts' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Add pages and posts' });
  for (const slug of slugs) {
    await picker.getByRole('searchbox').fill(slug);
    await picker.getByRole('checkbox', { name: new RegExp(slug) }).check();
  }
  await picker.getByRole('button', { name: 'Add 2 items' }).click();
  await expect(page.getByText('Goes live')).toHaveCount(2);
  expect(await texts()).toEqual([false, false]);

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish 2 items' }).click();
  await expect(page.getByText(/^Published on .* by /)).toBeVisible();
  await expect.poll(texts).toEqual([true, true]);

  await page.getByRole('button', { name: 'Undo release…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo release' }).click();
  await expect(page.getByText(/^Undone on .* by /)).toBeVisible();
  await expect.poll(texts).toEqual([false, false]);
});
