import type { Page } from '@playwright/test';
import { beSignedIn, createPage, freshSlug, siteText } from './admin.ts';
import { expect, test } from './journey.ts';

async function openForm(page: Page, slug: string): Promise<void> {
  await beSignedIn(page);
  const id = await createPage(page, slug, { status: 'published' });
  await page.goto(`/admin/pages/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: slug })).toBeVisible();
}

test('MEDIA-001 UI-003 an image of the library is chosen for a page, and the page keeps it', async ({
  page,
}) => {
  const slug = freshSlug('library');
  await openForm(page, slug);
  const field = page.getByRole('group', { name: 'Image', exact: true });
  await field.getByRole('button', { name: 'Choose' }).click();
  const library = page.getByRole('dialog', { name: 'Choose an image' });
  const images = library.getByRole('button').filter({ has: page.locator('img') });
  await expect.poll(() => images.count()).toBeGreaterThan(2);
  await page.mouse.click(20, 880);
  await expect(library).toBeVisible();

  // One letter is no search yet.
  const all = await images.count();
  await library.getByRole('textbox', { name: 'Search images' }).fill('w');
  await expect(images).toHaveCount(all);
  await library.getByRole('textbox', { name: 'Search images' }).fill('winter');
  await expect(images).toHaveCount(1);
  await images.click();
  await expect(library).toHaveCount(0);
  await expect(field.locator('img')).toHaveAttribute('src', /\/media\//);

  await page.getByRole('switch', { name: 'Hide from search results' }).check();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.locator('.at-save-bar')).toHaveAttribute('data-state', 'saved');
  await page.reload();
  await expect(field.locator('img')).toHaveAttribute('src', /\/media\//);
  await expect(page.getByRole('switch', { name: 'Hide from search results' })).toBeChecked();
  expect(await siteText(page, slug)).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test('on a slow server a press that is repeated is one change, and the list says that it is at work', async ({
  page,
}) => {
  const slug = freshSlug('slow');
  await beSignedIn(page);
  await createPage(page, slug);
  await page.goto(`/admin/pages?search=${slug}`);
  const rows = page.locator('tbody tr:not([aria-hidden])');
  await expect(rows).toHaveCount(1);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.method()));
  await page.route('**/api/v1/admin/pages/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });

  await rows.hover();
  await rows.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).dblclick();
  await expect(page.getByText('Duplicating…')).toBeVisible();
  await expect(page.getByText('Duplicated as a draft')).toBeVisible();
  await expect(rows).toHaveCount(2);
  expect(sent).toEqual(['POST']);

  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Delete 2 pages' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 pages' }).dblclick();
  await expect(page.getByText('Deleting 2 pages…')).toBeVisible();
  await expect(page.getByText('2 pages deleted')).toBeVisible();
  await expect(page.getByText('No page matches')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selected rows' })).toHaveCount(0);
  expect(sent).toEqual(['POST', 'DELETE']);
});
