import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Signs in as one of the demo people. */
export async function signIn(page: Page, email = 'admin@atrium.test'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('atrium-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin/);
}

/** Opens the editor on a page and waits until the canvas shows it. */
export async function openEditor(page: Page, slug: string): Promise<FrameLocator> {
  await page.goto(`/admin/editorwrapper?slug=${slug}`);
  const canvas = page.frameLocator('iframe');
  await expect(canvas.locator('[data-node="ROOT"]')).toBeVisible();
  await expect(page.getByLabel('Loading')).toHaveCount(0);
  return canvas;
}

async function centre(
  target: Locator,
  at: { x?: number; y?: number } = {},
): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to point at');
  return { x: box.x + (at.x ?? box.width / 2), y: box.y + (at.y ?? box.height / 2) };
}

/** Drags with the real mouse, in small steps as a hand does. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  at: { x?: number; y?: number } = {},
): Promise<void> {
  const start = await centre(from);
  const end = await centre(to, at);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 20 });
  await page.mouse.up();
}

/** The block of the palette. */
export function paletteBlock(page: Page, type: string): Locator {
  return page.locator(`[data-block-type="${type}"]`);
}

/** Saves and waits for the word that it is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.at-save-state')).toHaveText('Saved');
}
