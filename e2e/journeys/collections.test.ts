import { beSignedIn, confirmPublish, freshSlug, openFresh, siteText } from './admin.ts';
import { expect, test } from './journey.ts';

test('a collection gets fields and items, a list on a page shows them, and visitors follow its pages', async ({
  page,
}) => {
  const { slug, canvas } = await openFresh(page, 'walks');
  const name = freshSlug('Walks');
  await page.goto('/admin/collections/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Price');
  await page.getByLabel('Kind').selectOption('number');
  await page.getByRole('button', { name: 'Create collection' }).click();
  await page.getByRole('link', { name: 'Items (0)' }).click();

  for (const [title, price] of [
    ['River walk', '12.50'],
    ['Hill walk', '8'],
  ] as const) {
    await page.getByRole('link', { name: 'New item' }).first().click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Price' }).fill(price);
    await page.getByLabel('Status').selectOption('published');
    await page.getByRole('button', { name: 'Create item' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('link', { name, exact: true }).first().click();
  }
  await expect(page.getByRole('link', { name: 'Hill walk' })).toBeVisible();

  // The list repeats its blocks for each item, sorted by price.
  await page.goto(`/admin/editorwrapper?slug=${slug}`);
  await canvas.locator('[data-node][data-block="column"]').first().click();
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('repeater');
  await page.getByRole('button', { name: /Collection list/ }).click();
  await page.getByRole('textbox', { name: 'Search collections' }).fill(name);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Ordered by').selectOption('price');
  await page.getByLabel('Per page').fill('1');
  // The blocks that are repeated come first, before the items.
  await canvas.getByText('Title of the item').first().click();
  await page.getByLabel('Field for Text').selectOption('title');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmPublish(page);
  await expect.poll(() => siteText(page, slug)).toContain('Hill walk');
  expect(await siteText(page, slug)).not.toContain('River walk');
  expect(await siteText(page, `${slug}/2`)).toContain('River walk');
});

test('the page of an item is designed once, shown with an item, published, and found by visitors', async ({
  page,
}) => {
  await beSignedIn(page);
  const name = freshSlug('Huts');
  const base = freshSlug('hut');
  await page.goto('/admin/collections/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Summary');
  await page.getByRole('button', { name: 'Create collection' }).click();
  await page.getByRole('link', { name: 'Items (0)' }).click();
  await page.getByRole('link', { name: 'New item' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Lake hut');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Two beds above the water.');
  await page.getByLabel('Status').selectOption('published');
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByRole('heading', { name: 'Lake hut' })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('link', { name: 'Edit fields' }).click();

  // An address that the site answers itself is refused.
  await page.getByRole('textbox', { name: 'Address of the items' }).fill('store');
  await page.getByRole('button', { name: 'Create item page' }).click();
  await expect(page.getByText('This address is reserved')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address of the items' }).fill(base);
  await page.getByRole('button', { name: 'Create item page' }).click();

  // The canvas shows the first item, or the texts of the page itself.
  const canvas = page.frameLocator('iframe.at-frame');
  await expect(canvas.getByRole('heading', { name: 'Lake hut' })).toBeVisible();
  await expect(canvas.getByText('Two beds above the water.')).toBeVisible();
  await page.getByLabel('Shown with').selectOption('');
  await expect(canvas.getByRole('heading', { name: 'Title of the item' })).toBeVisible();
  expect(await siteText(page, `${base}/lake-hut`)).not.toContain('Two beds above the water.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmPublish(page);
  await expect
    .poll(() => siteText(page, `${base}/lake-hut`))
    .toContain('Two beds above the water.');
});
