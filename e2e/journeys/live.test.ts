import type { Browser, Page } from '@playwright/test';
import { beSignedIn, createPage, freshSlug, signIn } from './admin.ts';
import { expect, test } from './journey.ts';

/** Signs in another user in another browser. */
async function colleague(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'editor@atrium.test');
  return page;
}

async function rename(page: Page, id: number, title: string): Promise<void> {
  const answer = await page.request.put('/api/v1/admin/pages/', { data: { id, title } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a record that is open says who changed it, and what was typed is not touched', async ({
  page,
  browser,
}) => {
  const slug = freshSlug('notice');
  await beSignedIn(page);
  const id = await createPage(page, slug);
  await page.goto(`/admin/pages/${id}`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue(slug);

  const editor = await colleague(browser);
  await rename(editor, id, `${slug} by Edie`);
  const notice = page.getByRole('status').filter({ hasText: 'Changed by' });
  // Nothing is typed yet: the newer record is simply there.
  await expect(title).toHaveValue(`${slug} by Edie`);
  await expect(notice).toHaveText(/^Changed by Edie Tanaka just now\.\s*$/);

  await title.fill('Typed here');
  await rename(editor, id, `${slug} once more`);
  await expect(notice).toHaveText(/^Changed by Edie Tanaka just now\. Show$/);
  await expect(title).toHaveValue('Typed here');
  await notice.getByRole('button', { name: 'Show' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else saved changes' });
  await expect(conflict.getByText(`${slug} once more`)).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep all of mine' }).click();
  await conflict.getByRole('button', { name: 'Save selected values' }).click();
  await expect(page.locator('.at-save-bar')).toHaveAttribute('data-state', 'saved');
  await expect(title).toHaveValue('Typed here');
  await expect(notice).toHaveCount(0);
});
