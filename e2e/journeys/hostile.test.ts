import type { BrowserContext, Frame, Page } from '@playwright/test';
import { freshSlug, openEditor, signIn, sitePage } from './admin.ts';
import { hostileContent } from './hostile-trees.ts';
import { expect, ORIGIN, test } from './journey.ts';

const NAME = `"><img src=x onerror=alert('evil')><script>alert('evil')</script>`;
const OURS = /(?:^|\.)localhost$|^127\.0\.0\.1$/;

/** Notes whatever runs, and whatever asks a host that is not ours; such requests go nowhere. */
async function watch(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  context.on('dialog', (dialog) => {
    // The editor asks before it is left with changes.
    if (dialog.type() !== 'beforeunload')
      found.push(`ran on ${dialog.page()?.url()}: ${dialog.message()}`);
    void dialog.accept();
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !OURS.test(hostname))
      found.push(`asked ${request.url()} from ${request.frame().url()}`);
  });
  await context.route(
    ({ hostname }) => hostname !== '' && !OURS.test(hostname),
    (route) => route.abort(),
  );
  return found;
}

/**
 * Does to everything on a page what visitors may do, without leaving it.
 * @returns addresses that would be run
 */
function provoke(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const stay = (event: Event): void => event.preventDefault();
    for (const type of ['click', 'submit']) document.addEventListener(type, stay, true);
    for (const element of document.querySelectorAll('*'))
      for (const type of ['mouseover', 'mouseenter', 'focus', 'click', 'toggle', 'load', 'error'])
        element.dispatchEvent(new Event(type, { cancelable: true, bubbles: type === 'click' }));
    for (const type of ['click', 'submit']) document.removeEventListener(type, stay, true);
    return [...document.querySelectorAll<HTMLElement>('[href], [action], [formaction], [src]')]
      .flatMap((element) =>
        ['href', 'action', 'formaction', 'src'].map((name) => element.getAttribute(name) ?? ''),
      )
      .filter((address) => {
        if (!URL.canParse(address, location.href)) return false;
        const { protocol } = new URL(address, location.href);
        return !/^(?:https?|mailto|tel):$/.test(protocol) && !/^data:image\//i.test(address.trim());
      });
  });
}

/** All frames of a page but its own, where that one is the admin's: its buttons do what they say. */
async function provokeAll(page: Page, { inAdmin = false } = {}): Promise<void> {
  for (const frame of page.frames())
    if (!inAdmin || frame !== page.mainFrame())
      expect(await provoke(frame), frame.url()).toEqual([]);
}

/**
 * Stores something through the API. Takes page that is signed in, path, record.
 * @returns its id
 */
async function store(page: Page, path: string, kind: string, data: object): Promise<number> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Record<string, { id: number }>)[kind]?.id ?? 0;
}

test('more than 500 hostile values run nothing and ask nobody else: on the site, in the editor, in mails', async ({
  browser,
}) => {
  // The content security policy would block most of it; this test is about the markup.
  const context = await browser.newContext({ baseURL: ORIGIN, bypassCSP: true });
  const found = await watch(context);
  const page = await context.newPage();
  await page.goto('/healthz');
  await page.setContent(`<img src="http://evil.example/" onerror="alert('evil')">`);
  await expect.poll(() => found.length, 'what runs and asks is seen').toBe(2);
  found.length = 0;
  await signIn(page, 'editor@atrium.test');

  const pages = [0, 1, 2].map((turn) => ({
    ...hostileContent('page', turn),
    slug: freshSlug('hostile'),
  }));
  const mail = hostileContent('email', 1);
  expect(pages.reduce((sum, { values }) => sum + values, mail.values)).toBeGreaterThan(500);
  for (const { slug, content } of pages)
    await store(page, '/api/v1/admin/pages/', 'page', {
      title: NAME,
      slug,
      excerpt: NAME,
      status: 'published',
      showPageTitle: true,
      publish_date: '2026-01-01T00:00:00.000Z',
      content,
    });
  const campaign = await store(page, '/api/v1/admin/email-marketing/campaigns/', 'campaign', {
    name: NAME,
    subject: NAME,
    preheader: NAME,
    content: mail.content,
  });

  for (const { slug } of pages) {
    const answer = await page.goto(sitePage(slug));
    expect(answer?.status()).toBe(200);
    await expect(page.locator('[data-block="button"]').first()).toBeVisible();
    await provokeAll(page);
    // Optional screenshot of such a page.
    if (process.env.ATRIUM_PICTURES)
      await page.screenshot({ path: `test-results/${slug}.png`, fullPage: true });
  }
  expect(found, 'on the site').toEqual([]);

  const canvas = await openEditor(page, pages[0]?.slug ?? '');
  await expect(canvas.locator('[data-block="button"]').first()).toBeVisible();
  for (const name of ['text', 'button', 'icons', 'image', 'custom-form', 'pricing']) {
    await canvas.locator(`[data-block="${name}"]`).first().dispatchEvent('click');
    await expect(page.locator('.at-inspector h2')).toBeVisible();
  }
  await provokeAll(page, { inAdmin: true });
  expect(found, 'in the editor').toEqual([]);

  await page.goto(`/admin/editorwrapper?emailCampaignId=${campaign}`);
  await expect(
    page.frameLocator('iframe.at-frame').locator('[data-block="email-button"]').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Preview email' }).click();
  const frame = page.getByRole('dialog', { name: 'Preview email' }).locator('iframe');
  await expect(frame).toBeVisible();
  const html = (await frame.getAttribute('srcdoc')) ?? '';
  expect(html).toContain('<table');
  // The preview runs no script whatever it shows; a mail program might.
  const reader = await context.newPage();
  await reader.goto('/healthz');
  await reader.setContent(html);
  await provokeAll(reader);
  expect(found, 'in mails').toEqual([]);
  await context.close();
});
