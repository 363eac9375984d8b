import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getFaults } from './accessibility.ts';
import { beSignedIn, sitePage } from './admin.ts';
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
    'Email columns',
    'Email text box',
    'Email heading',
    'Email image',
    'Email button',
    'Email divider',
    'Email spacer',
    'Email video',
    'Email products',
    'Coupon',
    'Email menu',
    'Social links',
    'Email header',
    'Email footer',
    'Unsubscribe',
    'Email HTML',
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

test('a campaign starts from a ready-made email, and its columns stack on a phone', async ({
  page,
}) => {
  await page.goto(`${CAMPAIGNS}/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Welcome in June');
  await page.getByRole('radio', { name: /^Welcome/ }).check();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await expect(subject).toHaveValue('Welcome, {{first_name|friend}}');
  expect(await getFaults(page, { serious: true })).toEqual([]);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page).toHaveURL(/\/email-marketing\/campaigns\/\d+$/);
  await page.getByRole('link', { name: 'Edit email' }).click();

  const canvas = page.frameLocator('iframe.at-frame');
  await expect(canvas.locator('[data-block="email-column"]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Preview email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview email' });
  const mail = dialog.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
  // Side by side on a desktop, one below the other on a phone.
  const tops = async (): Promise<number> => {
    const boxes = await mail
      .locator('.m-col')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    return new Set(boxes).size;
  };
  await expect.poll(tops).toBe(1);
  await dialog.getByText('Mobile', { exact: true }).click();
  await expect.poll(tops).toBe(3);
  await dialog.getByText('Plain text', { exact: true }).click();
  await expect(dialog.locator('pre')).toContainText('WELCOME10');
});

test('MKT-001 EMAIL-008 a newsletter goes from an empty list to its report, and a reader leaves without script', async ({
  page,
  browser,
}) => {
  test.slow();
  const code = randomUUID().slice(0, 8);
  const reader = `reader-${code}@journey.example`;
  const made = await page.request.post('/api/v1/admin/email-marketing/lists/', {
    data: { name: `Letter ${code}`, optin: 'single' },
  });
  const { list } = (await made.json()) as { list: { id: number } };
  // The Host header is set explicitly, since not every system resolves the host.
  const { host, port } = new URL(sitePage(''));
  const signup = await page.request.post(`http://127.0.0.1:${port}/api/v1/signup/`, {
    headers: { host },
    data: { email: reader, listId: list.id },
  });
  expect(signup.ok(), await signup.text()).toBe(true);

  await page.goto(`${CAMPAIGNS}/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill(`Letter ${code}`);
  await page.getByRole('textbox', { name: 'Subject' }).fill(`News ${code}`);
  await page.getByLabel('Lists', { exact: true }).first().fill(code);
  await page.getByRole('option', { name: `Letter ${code}` }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 person')).toBeVisible();
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page).toHaveURL(/\/email-marketing\/campaigns\/\d+$/);
  const report = page.url();

  // A confirmation comes first, and cancelling sends nothing.
  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this campaign?' });
  await expect(dialog.getByRole('button', { name: 'Send to 1 person' })).toBeVisible();
  expect(await getFaults(page, { serious: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Send…' }).click();
  await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
  const progress = page.getByRole('region', { name: 'Progress of sending' });
  await expect(progress.getByText('Sent', { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('row', { name: new RegExp(reader) })).toContainText('Sent');
  // The fields are fixed, the report is not.
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeDisabled();
  await page.getByLabel('Find an address').fill('nobody');
  await expect(page.getByText('No recipient matches.')).toBeVisible();
  await page.getByLabel('Find an address').fill('');
  await expect(page.getByRole('row', { name: new RegExp(reader) })).toBeVisible();
  expect(await getFaults(page, { serious: true })).toEqual([]);

  const link = await page.goto('/admin/mailbox').then(async () => {
    const emails = page.getByRole('navigation', { name: 'Emails' });
    await emails.getByRole('button').filter({ hasText: reader }).first().click();
    const leave = page
      .frameLocator('.ad-mail iframe')
      .getByRole('link', { name: /unsubscribe/i })
      .first();
    return (await leave.getAttribute('href')) ?? '';
  });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const site = await plain.newPage();
  await site.goto(link);
  await site.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(site.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await plain.close();

  await page.goto(report);
  const left = page.locator('dl > div').filter({ hasText: 'Unsubscribed' });
  await expect(left.getByText('1', { exact: true })).toBeVisible();
});
