import type { FrameLocator, Page } from '@playwright/test';
import { Server } from '../server.ts';
import {
  createPage,
  freshSlug,
  openEditor,
  previewText,
  retype,
  save,
  signIn,
  TWO_TEXTS,
} from './admin.ts';
import { expect, PORT, test } from './journey.ts';

const server = new Server(PORT + 1);

test.use({ baseURL: server.origin });
test.describe.configure({ timeout: 720_000 });
test.beforeAll(() => server.start());
test.afterAll(() => server.dispose());

async function openOwn(page: Page, name: string): Promise<{ slug: string; canvas: FrameLocator }> {
  await signIn(page);
  const slug = freshSlug(name);
  await createPage(page, slug, {
    tree: TWO_TEXTS,
    status: 'published',
    showPageTitle: false,
    hasSiteFrame: false,
  });
  return { slug, canvas: await openEditor(page, slug) };
}

async function saveInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.at-save-state')).toContainText('Not saved', { timeout: 120_000 });
}

/** Waits for an automatic save of the editor. */
async function savedAgain(page: Page): Promise<void> {
  await expect(page.locator('.at-save-state')).toHaveText('Saved', { timeout: 180_000 });
}

test('ERR-003 edits made while the server is down are saved automatically when it returns', async ({
  page,
}) => {
  const { slug, canvas } = await openOwn(page, 'outage');
  const first = canvas.locator('[data-node="text000001"]');
  const second = canvas.locator('[data-node="text000002"]');
  await retype(page, first, 'Before the outage');
  await save(page);
  await retype(page, first, 'Just before the outage');

  await server.end();
  await saveInVain(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await retype(page, second, 'During the outage');
  await expect(first).toHaveText('Just before the outage');

  await server.start();
  // What was acknowledged is there, unless what came after it has been saved by now.
  expect(await previewText(page, slug)).toMatch(/>(?:Just b|B)efore the outage</);
  await savedAgain(page);
  const saved = await previewText(page, slug);
  expect(saved).toContain('Just before the outage');
  expect(saved).toContain('During the outage');

  await page.reload();
  await expect(second).toHaveText('During the outage');
  await expect(page.getByText(/Unsaved changes from/)).toHaveCount(0);
});

test('a server that lost its database says so, keeps what was typed, and saves it later', async ({
  page,
}) => {
  const { slug, canvas } = await openOwn(page, 'database');
  await retype(page, canvas.locator('[data-node="text000001"]'), 'Without a database');
  const form = await page.context().newPage();
  await form.goto('/admin/pages');
  await form.getByRole('link', { name: slug }).click();
  const excerpt = form.getByRole('textbox', { name: 'Excerpt' });
  await excerpt.fill('Typed without a database.');

  const giveBack = server.takeDatabase();
  await Promise.all([
    saveInVain(page),
    form.getByRole('button', { name: 'Save page' }).click(),
    expect(form.locator('.at-save-bar')).toHaveAttribute('data-state', 'failed', {
      timeout: 120_000,
    }),
  ]).finally(giveBack);
  await expect(canvas.getByText('Without a database')).toBeVisible();
  await expect(excerpt).toHaveValue('Typed without a database.');

  await server.ready();
  await savedAgain(page);
  expect(await previewText(page, slug)).toContain('Without a database');
  await page.reload();
  await expect(canvas.getByText('Without a database')).toBeVisible();
});
