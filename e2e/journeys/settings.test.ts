import { type NameServer, nameServer } from '@org/config/name-server';
import type { BrowserContext, Page } from '@playwright/test';
import { Server } from '../server.ts';
import { faultsInBothThemes } from './accessibility.ts';
import { signIn } from './admin.ts';
import { expect, test, PORT as WORKER_PORT } from './journey.ts';

const PORT = WORKER_PORT + 2;
let names: NameServer;
let server: Server;
/** Session at this server, which is none of the one that the other journeys share. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  names = await nameServer();
  server = new Server(PORT, { DNS_SERVERS: names.address });
  await server.start();
});
test.afterAll(async () => {
  await server.dispose();
  await names.close();
});
test.beforeEach(async ({ page }) => {
  if (cookies) return page.context().addCookies(cookies);
  await signIn(page);
  cookies = await page.context().cookies();
});

const sections = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/admin/setting/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
};
/** Requests the site of a host. The Host header is set explicitly, since no system resolves it. */
const visit = (page: Page, host: string, path = '/') =>
  page.request.get(`http://127.0.0.1:${PORT}${path}`, {
    headers: { host: `${host}:${PORT}`, cookie: '' },
    maxRedirects: 0,
  });

test('ROUTE-ADMIN-09 the settings are sections with addresses of their own; what is typed survives, and leaving asks', async ({
  page,
}) => {
  await page.goto('/admin/setting');
  await expect(page).toHaveURL(/\/admin\/setting\/general$/);
  await page.getByLabel('Legal name').fill('Northwind Inc.');
  // The theme is a section of the same screen, so that leaving the section asks nothing and loses nothing.
  await sections(page).getByRole('link', { name: 'Theme' }).click();
  await expect(page).toHaveURL(/\/admin\/setting\/general#theme$/);
  await expect(page.getByRole('heading', { name: 'Theme', level: 1 })).toBeVisible();
  await sections(page).getByRole('link', { name: 'Site and SEO' }).click();
  const question = page.getByRole('dialog', { name: 'Unsaved Changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await sections(page).getByRole('link', { name: 'General' }).click();
  await expect(page.getByLabel('Legal name')).toHaveValue('Northwind Inc.');

  await page.getByLabel('Company name').fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Please enter a company name')).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeFocused();
  await page.getByLabel('Company name').fill('Northwind Gardens');
  await save(page);
  await sections(page).getByRole('link', { name: 'Site and SEO' }).click();
  await expect(page).toHaveURL(/\/admin\/setting\/site$/);
  await page.getByLabel('Google code').fill('abc-123');
  await save(page);
  await expect
    .poll(async () =>
      (await (await visit(page, 'demo.localhost')).text()).includes('content="abc-123"'),
    )
    .toBe(true);
});

test('on a phone the sections are a choice, and none is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'general');
  await expect(sections(page)).toBeHidden();
  const choice = page.getByRole('combobox', { name: 'Section of the settings' });
  for (const name of [
    'Theme',
    'Navigation',
    'Site and SEO',
    'Domains',
    'Captcha',
    'Mail server',
    'Channels',
    'Permissions',
    'History',
  ]) {
    await choice.selectOption({ label: name });
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.locator('.at-skeleton-lines, .ad-form-pending')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
  }
});

test('a domain is added, verified by its record, made the main one, and removed', async ({
  page,
}) => {
  await open(page, 'domains');
  const field = page.getByLabel('Domain', { exact: true });
  await field.fill('demo.localhost');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Nobody can own this name on the internet')).toBeVisible();
  await field.fill('https://www.Northwind.example/about');
  await page.getByRole('button', { name: 'Add domain' }).click();
  const card = page.getByRole('listitem', { name: 'www.northwind.example' });
  await expect(card).toContainText('Waiting for DNS record');
  expect((await visit(page, 'www.northwind.example')).status()).toBe(404);
  await card.getByRole('button', { name: 'Verify' }).click();
  await expect(card).toContainText('The TXT record was not found yet');

  const [name = '', value = ''] = await card.locator('code').allTextContents();
  expect(name).toBe('_atrium.www.northwind.example');
  names.set(name, [value]);
  // Name servers are not asked about the same domain within two seconds.
  await page.waitForTimeout(2100);
  await card.getByRole('button', { name: 'Verify' }).click();
  await expect(card).toContainText('Verified');
  await expect.poll(async () => (await visit(page, 'www.northwind.example')).status()).toBe(200);
  await expect(card).toContainText('Point the domain to your site');
  await expect(card).toContainText('CNAME');
  await expect(card).toContainText('demo.localhost');

  const choose = async (entry: string): Promise<void> => {
    await card.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('dialog').getByRole('button', { name: entry }).click();
  };
  await choose('Make it the main domain');
  await expect(card).toContainText('Main domain');
  await expect.poll(async () => (await visit(page, 'demo.localhost')).status()).toBe(301);
  const moved = await visit(page, 'demo.localhost', '/?page=2');
  expect(moved.headers().location).toBe(`http://www.northwind.example:${PORT}/?page=2`);
  await expect(page.getByRole('link', { name: 'View website' })).toHaveAttribute(
    'href',
    `http://www.northwind.example:${PORT}/`,
  );

  await choose('Remove domain');
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await visit(page, 'www.northwind.example')).status()).toBe(404);
  await expect.poll(async () => (await visit(page, 'demo.localhost')).status()).toBe(200);
});

test('CMDK-010 the command menu disappears for everyone when the settings disable it, and returns', async ({
  page,
  browser,
}) => {
  const box = (of: Page) => of.getByRole('button', { name: 'Search', exact: true });
  const other = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signIn(other, 'editor@atrium.test');
  await expect(box(other)).toBeVisible();

  await open(page, 'permissions');
  await page.getByRole('switch', { name: 'Command menu' }).click();
  await save(page);
  for (const of of [page, other]) {
    await expect(box(of)).toHaveCount(0);
    await of.keyboard.press('Control+k');
    await of.keyboard.press('Meta+k');
    await expect(of.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('switch', { name: 'Command menu' }).click();
  await save(page);
  await expect(box(page)).toBeVisible();
  await expect(box(other)).toBeVisible();
});

test('PERM-004 telephony is switched where live chat is, calls customers, and goes with its permission', async ({
  page,
}) => {
  await open(page, 'channels');
  await expect(page.getByRole('switch', { name: 'Live chat on your site' })).toBeVisible();
  await page.getByRole('switch', { name: 'Call through our telephone server' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Please enter the telephone server')).toBeVisible();
  await page.getByLabel('Telephone server', { exact: true }).fill('sip.northwind.example');
  await save(page);
  await page.goto('/admin/customers');
  await expect(page.locator('a[href^="sip:"]').first()).toHaveAttribute(
    'href',
    /^sip:\+\d+@sip\.northwind\.example$/,
  );

  await open(page, 'permissions');
  await page.getByRole('switch', { name: 'VoIP' }).click();
  await save(page);
  await open(page, 'channels');
  await expect(page.getByRole('switch', { name: 'Live chat on your site' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Call through our telephone server' })).toHaveCount(
    0,
  );
});

test('the items of the navigation are made, put in order and deleted, and nothing is on the site before it is saved', async ({
  page,
}) => {
  await open(page, 'navigation');
  const items = page.getByRole('region', { name: 'Items' });
  const dialog = page.getByRole('dialog');
  const add = async (text: string, href: string): Promise<void> => {
    await dialog.getByLabel('Link Text').fill(text);
    await dialog.getByLabel('Href').fill(href);
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const onSite = async (): Promise<boolean> =>
    (await (await visit(page, 'demo.localhost')).text()).includes('Terraces');
  await items.getByRole('button', { name: 'Add item' }).click();
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(dialog.getByText('Link Text is required')).toBeVisible();
  await add('Orchards', '/orchards');
  await items.getByRole('button', { name: 'Actions for Orchards' }).click();
  await page.getByRole('menuitem', { name: 'Add an item below' }).click();
  await add('Terraces', '/gardens/terraces');
  await expect(items.getByRole('listitem').filter({ hasText: 'Orchards' })).toContainText(
    'Dropdown',
  );
  // By keys: out of the one above.
  await items.getByRole('button', { name: /^Move Terraces/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(items.getByRole('listitem').nth(-2)).toContainText('Terraces');
  expect(await onSite()).toBe(false);
  await save(page);
  await expect.poll(onSite).toBe(true);
  await page.reload();
  await expect(items.getByRole('listitem').nth(-2)).toContainText('Terraces');

  await items.getByRole('button', { name: 'Actions for Terraces' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(
    dialog.getByText(
      'Are you sure you want to delete the nav item "Terraces"? This action cannot be undone.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(items.getByRole('listitem').filter({ hasText: 'Terraces' })).toHaveCount(0);
  await save(page);
  await expect.poll(onSite).toBe(false);
});

test('the history tells who changed what, and sets one setting back', async ({ page }) => {
  await page.goto('/admin/setting/general#theme');
  await page.getByLabel('Primary', { exact: true }).fill('#7fd1ae');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Link contrast 1\.\d:1, hard to read/)).toBeVisible();
  await save(page);
  await sections(page).getByRole('link', { name: 'History' }).click();
  const entry = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(entry).toContainText('Ada Moreau');
  await expect(entry).toContainText('#7fd1ae');
  await entry.getByRole('button', { name: 'Restore Primary' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Setting reverted')).toBeVisible();
  await page.goto('/admin/setting/general#theme');
  await expect(page.getByLabel('Primary', { exact: true })).toHaveValue('#2f6b4f');
});

test('no section has a fault of accessibility, light and dark', async ({ page }) => {
  for (const path of [
    'general',
    'general#theme',
    'navigation',
    'site',
    'analytics',
    'domains',
    'captcha',
    'mail',
    'channels',
    'permissions',
    'history',
  ]) {
    await page.goto('about:blank');
    await open(page, path);
    await expect(page.locator('.at-skeleton-lines, .ad-form-pending')).toHaveCount(0);
    expect(await faultsInBothThemes(page), path).toEqual([]);
  }
});
