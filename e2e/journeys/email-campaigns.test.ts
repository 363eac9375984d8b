import type { Page } from '@playwright/test';
import { getFaults } from './accessibility.ts';
import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

test.beforeEach(({ page }) => beSignedIn(page));

const CAMPAIGNS = '/admin/email-marketing/campaigns';

/** Drags a block of the palette onto a block of the canvas, with the mouse. */
async function drop(page: Page, type: string, onto: string): Promise<void> {
  const from = await page.locator(`[data-block-type="${type}"]`).boundingBox();
  const to = await page.frameLocator('iframe.at-frame').locator(onto).first().boundingBox();
  if (!from || !to) throw new Error(`${type} or ${onto} is not in sight`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 6, { steps: 8 });
  await page.mouse.up();
}

test('EMAIL-006 EMAIL-007 EDIT-004 EDIT-005 a campaign is created, built by mouse, saved, and previewed as an email', async ({
  page,
}) => {
  await page.goto(CAMPAIGNS);
  await page.getByRole('link', { name: 'New campaign' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A journey in May');
  await page.getByRole('textbox', { name: 'Subject' }).fill('May, {{first_name|friend}}');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page).toHaveURL(/\/email-marketing\/campaigns\/\d+$/);
  expect(await getFaults(page, { serious: true })).toEqual([]);
  await page.getByRole('link', { name: 'Edit email' }).click();
  await expect(page).toHaveURL(/editorwrapper\?emailCampaignId=\d+$/);

  const canvas = page.frameLocator('iframe.at-frame');
  await expect(canvas.locator('[data-block="email-wrapper"]')).toBeVisible();
  await expect(page.getByText('640 px')).toBeVisible();
  const palette = page.getByRole('region', { name: 'Blocks' });
  await expect(palette.locator('[data-block-type]')).toHaveText([
    'Email section',
    'Email container',
    'Email text box',
    'Email image',
    'Email button',
    'Unsubscribe',
  ]);

  await drop(page, 'EmailTextbox', '[data-block="email-textbox"]');
  await expect(canvas.locator('[data-block="email-textbox"]')).toHaveCount(2);
  await drop(page, 'EmailButton', '[data-block="email-unsubscribe"]');
  await expect(canvas.locator('[data-block="email-button"]')).toHaveText('Click Me');
  const link = page
    .getByRole('combobox', { name: 'Link' })
    .or(page.getByLabel('Link', { exact: true }));
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('See what blooms');
  await link.first().fill('/gardens');
  await link.first().press('Enter');
  await expect(canvas.locator('[data-block="email-button"]')).toHaveText('See what blooms');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(canvas.locator('[data-block="email-button"]')).toHaveText('See what blooms');
  await expect(canvas.locator('[data-block="email-textbox"]')).toHaveCount(2);

  await page.getByRole('button', { name: 'Preview email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview email' });
  await expect(dialog.getByText('May, Robin')).toBeVisible();
  await expect(dialog.getByText(/ KB of 102\.0 KB$/)).toBeVisible();
  const mail = dialog.frameLocator('iframe');
  await expect(mail.getByRole('link', { name: 'See what blooms' })).toHaveAttribute(
    'href',
    /\/gardens$/,
  );
  await expect(mail.getByText('Good news, Robin').first()).toBeVisible();
  await dialog.getByText('Mobile', { exact: true }).click();
  await expect(dialog.locator('iframe')).toHaveCSS('width', '375px');
  await dialog.getByText('Plain text', { exact: true }).click();
  await expect(dialog.locator('pre')).toContainText('See what blooms: http');
  await expect(dialog.locator('pre')).toContainText('Unsubscribe: http');
  expect(await getFaults(page, { serious: true, without: '.at-frame' })).toEqual([]);
});
