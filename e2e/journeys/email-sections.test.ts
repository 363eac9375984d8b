import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

test.beforeEach(({ page }) => beSignedIn(page));

/** Creates a campaign and opens it in the editor. */
async function openEmail(page: Page, name: string): Promise<FrameLocator> {
  const made = await page.request.post('/api/v1/admin/email-marketing/campaigns/', {
    data: { name, subject: name },
  });
  const { campaign } = (await made.json()) as { campaign: { id: number } };
  await page.goto(`/admin/editorwrapper?emailCampaignId=${campaign.id}`);
  const canvas = page.frameLocator('iframe.at-frame');
  await expect(canvas.locator('[data-block="email-wrapper"]')).toBeVisible();
  return canvas;
}

test('a section of an email is saved with a link to the browser view, and used in another email', async ({
  page,
}) => {
  const name = `Greeting ${randomUUID().slice(0, 8)}`;
  const canvas = await openEmail(page, 'First letter');
  const text = canvas.locator('[data-block="email-textbox"]').first();
  await text.dblclick();
  // The text editor is loaded on demand.
  await expect(page.getByRole('toolbar', { name: 'Text', exact: true })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const links = page.getByRole('listbox', { name: 'Links' });
  await page.getByRole('combobox', { name: 'Link to' }).fill('browser');
  await expect(links.getByRole('option')).toHaveText([/View in browser/]);
  await page.keyboard.press('Enter');
  await expect(text.locator('a').first()).toHaveAttribute('href', '{{archive_url}}');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Email section', exact: true }).last().click();
  await page
    .getByRole('toolbar', { name: 'Tools for Email section' })
    .getByRole('button', { name: 'Save as template' })
    .click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText(`Template "${name}" saved`)).toBeVisible();

  const other = await openEmail(page, 'Second letter');
  await expect(other.locator('[data-block="email-section"]')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: `Insert ${name}` }).click();
  await expect(other.locator('[data-block="email-section"]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(other.locator('[data-block="email-section"]')).toHaveCount(2);

  await page.getByRole('button', { name: 'Preview email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview email' });
  const mail = dialog.frameLocator('iframe');
  await expect(mail.locator('a[href$="/newsletter"]').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Preview as' }).fill('Tomasz');
  // The list is still that of everybody until the search is answered, and becomes shorter then.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /Tomasz/ }).click();
  await expect(mail.getByText('Good news, Tomasz').first()).toBeVisible();
});
