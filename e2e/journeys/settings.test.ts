import type { BrowserContext, Page } from '@playwright/test';
import { Server } from '../server.ts';
import { signIn } from './admin.ts';
import { expect, test, PORT as WORKER_PORT } from './journey.ts';

const PORT = WORKER_PORT + 2;
let server: Server;
/** Session at this server, which is none of the one that the other journeys share. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ timeout: 480_000 });
test.beforeAll(async () => {
  server = new Server(PORT);
  await server.start();
});
test.afterAll(() => server.dispose());
test.beforeEach(async ({ page }) => {
  if (cookies) return page.context().addCookies(cookies);
  await signIn(page);
  cookies = await page.context().cookies();
});

const sections = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
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
