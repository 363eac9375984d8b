import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

test.beforeEach(({ page }) => beSignedIn(page));

test('BLOG-001 BLOG-002 a post is written, scheduled, and found with its badge', async ({
  page,
}) => {
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'New post' }).first().click();
  await page
    .getByRole('textbox', { name: 'Title', exact: true })
    .fill('A journey through the year');
  await expect(page.getByLabel('Slug')).toHaveValue('a-journey-through-the-year');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('It begins with ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('snow');
  await page.getByLabel('Through the year').check();
  await page.getByLabel('Status').selectOption('published');
  await page.getByLabel('Publish date').fill('2126-03-01T09:00');
  await page.getByRole('button', { name: 'Create post' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/\d+$/);

  await expect(page.getByRole('heading', { name: 'A journey through the year' })).toBeVisible();
  await expect(page.getByText('Scheduled').first()).toBeVisible();
  await expect(content.locator('strong')).toHaveText('snow');
  const id = page.url().split('/').at(-1);
  const { blog_post: post } = await (
    await page.request.get(`/api/v1/admin/blog/posts/${id}/`)
  ).json();
  expect(post).toMatchObject({
    slug: 'a-journey-through-the-year',
    content: '<p>It begins with <strong>snow</strong></p>',
    categories: [{ category: 'Through the year' }],
  });

  await page
    .getByRole('textbox', { name: 'Title', exact: true })
    .fill('A journey through two years');
  await page.getByRole('button', { name: 'Save post' }).click();
  await expect(page.getByRole('button', { name: 'Version 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Version 1' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: 'A journey through the year', level: 1 }),
  ).toBeVisible();

  await page.goto('/admin/blog?search=journey');
  const row = page.getByRole('row', { name: /A journey through the year/ });
  await expect(row.getByText('Scheduled')).toBeVisible();
});

test('CAT-002 CAT-004 CAT-005 categories are made, put below each other, and deleted with a way back', async ({
  page,
}) => {
  await page.goto('/admin/products/categories');
  for (const name of ['Lamps', 'Candles', 'Shades']) {
    await page.getByRole('button', { name: 'New category' }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Create category' });
    await expect(save).toBeDisabled();
    await expect(dialog.getByLabel('Parent')).toBeVisible();
    await dialog.getByLabel('Description').fill('For the garden');
    await save.click();
    await expect(dialog.getByText('Please enter a Category')).toBeVisible();
    await dialog.getByLabel('Category', { exact: false }).first().fill(name);
    await save.click();
    await expect(dialog).toBeHidden();
  }
  // The demo already has categories.
  const names = page
    .getByRole('list', { name: 'Product categories' })
    .getByRole('listitem')
    .filter({ hasText: /^(?:Lamps|Candles|Shades)/ });
  await expect(names).toHaveText([/^Lamps/, /^Candles/, /^Shades/]);
  await page.getByRole('button', { name: /^Move Candles/ }).press('ArrowRight');
  await expect(names.nth(1)).toContainText('/lamps/candles');
  await page.getByRole('button', { name: /^Move Shades/ }).press('ArrowUp');
  await expect(names).toHaveText([/^Shades/, /^Lamps/, /^Candles/]);

  await page.getByRole('button', { name: 'Actions for Lamps' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(names).toHaveText([/^Shades/, /^Candles/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText([/^Shades/, /^Candles/, /^Lamps/]);

  await page.goto('/admin/blog/categories');
  await page.getByRole('button', { name: 'New category' }).click();
  await expect(page.getByRole('dialog').getByLabel('Parent')).toBeHidden();
});

test('CAT-004 a changed category is saved, and typed input survives a change by another person', async ({
  page,
}) => {
  const path = '/api/v1/admin/products/categories/';
  const made = await page.request.post(path, { data: { category: 'Trellises' } });
  const { category } = (await made.json()) as { category: { id: number } };
  await page.goto('/admin/products/categories');
  await page.getByRole('button', { name: 'Actions for Trellises' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save category' });
  const about = dialog.getByLabel('Description');
  await expect(save).toBeDisabled();
  await about.fill('For climbing plants');
  await expect(save).toBeEnabled();
  await about.fill('');
  await expect(save).toBeDisabled();
  await about.fill('For climbing plants');
  const theirs = await page.request.put(`${path}${category.id}/`, {
    data: { category: 'Trellises and arches' },
  });
  expect(theirs.ok(), await theirs.text()).toBe(true);
  await save.click();
  await expect(
    page.getByText('Your changes are kept and the other fields show theirs'),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Category' })).toHaveValue(
    'Trellises and arches',
  );
  await expect(about).toHaveValue('For climbing plants');
  await save.click();
  await expect(dialog).toBeHidden();
  const kept = await page.request.get(`${path}?ids=${category.id}`);
  expect(await kept.json()).toMatchObject({
    results: { rows: [{ category: 'Trellises and arches', description: 'For climbing plants' }] },
  });
});
