import { randomUUID } from 'node:crypto';
import { getFaults } from './accessibility.ts';
import { beSignedIn } from './admin.ts';
import { expect, test } from './journey.ts';

test.beforeEach(({ page }) => beSignedIn(page));

const BASE = '/api/v1/admin/email-marketing/';

test('a ready-made automation is created and changed by keyboard, activated, and welcomes a new subscriber', async ({
  page,
}) => {
  test.slow();
  const code = randomUUID().slice(0, 8);
  const made = await page.request.post(`${BASE}lists/`, { data: { name: `Hello ${code}` } });
  const { list } = (await made.json()) as { list: { id: number } };

  await page.goto('/admin/email-marketing/automations');
  await page.getByRole('button', { name: 'New automation' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New automation' });
  await expect(dialog.getByRole('radio', { name: /Welcome new subscribers/ })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Hello ${code}`);
  expect(await getFaults(page, { serious: true })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/email-marketing\/automations\/\d+$/);
  await expect(page.getByRole('button', { name: /^Send an email Welcome/ })).toBeVisible();
  expect(await getFaults(page, { serious: true })).toEqual([]);

  await page.getByRole('button', { name: /^Start Someone subscribes/ }).focus();
  await page.keyboard.press('Enter');
  const start = page.getByRole('dialog', { name: 'Change what starts it' });
  await start.getByLabel('List').selectOption({ label: `Hello ${code}` });
  await start.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Someone subscribes: Hello ${code}`)).toBeVisible();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('The automation is active')).toBeVisible();

  const reader = `new-${code}@journey.example`;
  const added = await page.request.post(`${BASE}subscribers/`, {
    data: {
      listId: list.id,
      people: [{ email: reader, firstname: 'Ada' }],
      consent: true,
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(reader)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
  await page.goto('/admin/mailbox');
  const emails = page.getByRole('navigation', { name: 'Emails' });
  await expect(async () => {
    await page.reload();
    await expect(
      emails.getByRole('button').filter({ hasText: reader }).filter({ hasText: 'Welcome, Ada' }),
    ).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
});
