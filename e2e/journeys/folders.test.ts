import type { Locator, Page } from '@playwright/test';
import { beSignedIn, freshSlug } from './admin.ts';
import { expect, test } from './journey.ts';

const folder = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Folders' }).getByRole('button', { name: new RegExp(`^${name}`) });

async function make(page: Page, name: string): Promise<string> {
  const full = freshSlug(name);
  const data = { name: full };
  expect((await page.request.post('/api/v1/admin/media/folders/', { data })).status()).toBe(201);
  return full;
}

test('a folder is moved into another by mouse and by its menu, and the library says how much room is used', async ({
  page,
}) => {
  await beSignedIn(page);
  const [year, trips, team] = [
    await make(page, 'year'),
    await make(page, 'trips'),
    await make(page, 'team'),
  ];
  await page.goto('/admin/media');
  await expect(page.getByText(/^[\d.,]+ (?:byte|kB|MB) of 20 GB used$/)).toBeVisible();

  await folder(page, trips).dragTo(folder(page, year));
  await expect(page.getByText(`“${trips}” moved to “${year}”`)).toBeVisible();
  await expect(folder(page, trips)).toHaveCount(0);

  // With the keyboard only; the folder itself and its present parent are not offered.
  const actions = page.getByRole('button', { name: `Actions for ${team}` });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter');
  const place = page.getByRole('dialog', { name: `Move “${team}”` }).getByLabel('To');
  const choices = await place.locator('option').allInnerTexts();
  expect(choices).toEqual(expect.arrayContaining([year, `${year} / ${trips}`]));
  expect(choices).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:Media$|team)/)]));
  await place.selectOption({ label: `${year} / ${trips}` });
  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(folder(page, team)).toHaveCount(0);

  // And out again, onto the way that leads back.
  await folder(page, year).click();
  await folder(page, trips).click();
  const path = page.getByRole('navigation', { name: 'Folder path' });
  await folder(page, team).dragTo(path.getByRole('button', { name: year }));
  await expect(page.getByText(`“${team}” moved to “${year}”`)).toBeVisible();
  await path.getByRole('button', { name: year }).click();
  await expect(folder(page, team)).toBeVisible();
});
