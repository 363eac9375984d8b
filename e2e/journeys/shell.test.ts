import { faultsInBothThemes } from './accessibility.ts';
import { openFresh } from './admin.ts';
import { expect, test } from './journey.ts';

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
