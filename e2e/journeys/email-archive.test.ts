import { randomUUID } from 'node:crypto';
import { getFaults } from './accessibility.ts';
import { beSignedIn, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

const EMAILS = '/api/v1/admin/email-marketing/';

test.beforeEach(({ page }) => beSignedIn(page));

test('a visitor without scripts finds a sent campaign on the newsletter page and reads it', async ({
  page,
  browser,
}) => {
  test.slow();
  const code = randomUUID().slice(0, 8);
  const made = await page.request.post(`${EMAILS}lists/`, {
    data: { name: `Archive ${code}`, optin: 'single' },
  });
  const { list } = (await made.json()) as { list: { id: number } };
  // The Host header is set explicitly, since not every system resolves the host.
  const { host, port } = new URL(sitePage(''));
  const signup = await page.request.post(`http://127.0.0.1:${port}/api/v1/signup/`, {
    headers: { host },
    data: { email: `archive-${code}@journey.example`, listId: list.id },
  });
  expect(signup.ok(), await signup.text()).toBe(true);
  const created = await page.request.post(`${EMAILS}campaigns/`, {
    data: {
      name: `Archive ${code}`,
      subject: `What blooms ${code}, {{first_name|friend}}`,
      listIds: [list.id],
      in_archive: true,
    },
  });
  const { campaign } = (await created.json()) as { campaign: { id: number } };
  const sent = await page.request.post(`${EMAILS}campaigns/${campaign.id}/send-now/`, {
    headers: { 'idempotency-key': randomUUID() },
    data: {},
  });
  expect(sent.ok(), await sent.text()).toBe(true);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const site = await plain.newPage();
  const link = site.getByRole('link', { name: new RegExp(`What blooms ${code}`) });
  await expect(async () => {
    await site.goto(sitePage('newsletter'));
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await link.click();
  await expect(site).toHaveURL(new RegExp(`/newsletter/${campaign.id}-what-blooms-${code}`));
  const email = site.frameLocator('iframe');
  await expect(email.getByText('Good news, friends')).toBeVisible();
  // Nobody can unsubscribe another person from here.
  await expect(email.getByRole('link', { name: 'Unsubscribe' })).toHaveCount(0);
  const address = site.url();
  await plain.close();

  // The accessibility check itself needs scripts.
  for (const url of [sitePage('newsletter'), address]) {
    await page.goto(url);
    expect(await getFaults(page, { serious: true, without: 'iframe' }), url).toEqual([]);
  }
});
