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
