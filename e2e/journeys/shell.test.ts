import { faultsInBothThemes } from './accessibility.ts';
import { beSignedIn, openFresh } from './admin.ts';
import { expect, test } from './journey.ts';

test('SHELL-001 SHELL-002 SHELL-003 SHELL-008 SHELL-011 SHELL-012 SHELL-013 the frame of the admin folds, and keeps its state and theme', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/admin');
  const sidebar = page.locator('aside.ad-sidebar');
  const width = async () => Math.round((await sidebar.boundingBox())?.width ?? 0);
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main#content')).toBeVisible();
  expect(await width()).toBe(216);
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Pages' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'View website' })).toHaveAttribute(
    'href',
    /demo\.localhost/,
  );
  await expect(sidebar.locator('.ad-badge')).toContainText(/Atrium\s*\d+\.\d+\.\d+/);

  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(width).toBe(64);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect.poll(width).toBe(64);
});

test('SHELL-004 SHELL-005 on a phone the menu is a drawer that a touch beside it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSignedIn(page);
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(340, 600);
  await expect(menu).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('UI-001 UI-003 a dialog shows its question, and a click outside does not answer it', async ({
  page,
}) => {
  const { canvas } = await openFresh(page, 'question');
  await canvas.getByText('First words').click();
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.mouse.click(20, 880);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(canvas.getByText('First words')).toBeVisible();
});

test('no screen has a serious fault of accessibility, light and dark', async ({ page }) => {
  const check = async (name: string): Promise<void> =>
    expect(await faultsInBothThemes(page, { serious: true }), name).toEqual([]);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to Atrium' })).toBeVisible();
  await check('sign-in');
  const { canvas } = await openFresh(page, 'axe');
  await check('editor');
  await canvas.getByText('First words').click();
  await check('editor with a selection');
  for (const address of ['/admin', '/admin/pages', '/admin/pages/new', '/admin/setting/general']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await check(address);
  }
});
