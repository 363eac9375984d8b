import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { beSignedIn, createPage, drag, freshSlug, paletteBlock, save, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

const SETTINGS = '/api/v1/admin/settings/';

interface Theme {
  readonly mainnav_items?: unknown;
  readonly rightnav_items?: unknown;
  readonly mainnav_settings?: unknown;
}

async function getTheme(page: Page): Promise<Theme> {
  const answer = await page.request.get(SETTINGS);
  return ((await answer.json()) as { settings: { theme: Theme } }).settings.theme;
}

/** Texts of items, with those below each in brackets. */
function getNames(items: unknown): string {
  return (items as { linkText: string; children: unknown[] }[])
    .map(({ linkText, children }) =>
      children.length > 0 ? `${linkText}(${getNames(children)})` : linkText,
    )
    .join(' ');
}

/** Sets the menus of the demo's site. Journeys share it: each restores the previous menus. */
async function setMenus(page: Page, theme: Theme): Promise<void> {
  const answer = await page.request.put(SETTINGS, { data: { theme } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Makes an empty template, and the editor that is opened on it. */
async function openTemplate(
  page: Page,
  name: string,
): Promise<{ id: number; canvas: FrameLocator }> {
  const answer = await page.request.post('/api/v1/admin/page/component-template/', {
    data: { componentName: name, type: 'section' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = ((await answer.json()) as { template: { id: number } }).template;
  await page.goto(`/admin/editorwrapper?component=${id}`);
  const canvas = page.frameLocator('iframe.at-frame');
  await expect(canvas.locator('[data-node="ROOT"]')).toBeVisible();
  await expect(page.getByLabel('Loading')).toHaveCount(0);
  return { id, canvas };
}

/** Adds an item to the menu by its form. */
async function addItem(page: Page, text: string, href: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Link Text').fill(text);
  await form.getByLabel('Href').fill(href);
  await form.getByRole('button', { name: 'Add item' }).click();
  await expect(form).toHaveCount(0);
}

test('EDIT-026 EDIT-030 NAV-017 a menu is built in the editor, published, and used by visitors with a mouse, a phone, keys, and without a script', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const before = await getTheme(page);
  const contexts: BrowserContext[] = [];
  try {
    await setMenus(page, {
      mainnav_items: [],
      rightnav_items: [],
      mainnav_settings: { mainnav_items: [], mobileNavStyle: 'offcanvas' },
    });
    const slug = freshSlug('menu-page');
    const other = freshSlug('menu-other');
    const id = await createPage(page, slug, { status: 'published' });
    await createPage(page, other, { status: 'published' });
    const { id: template, canvas } = await openTemplate(page, `Header of ${slug}`);

    // The bar by drag. It takes its own sections, and what else is dropped on it lands beside it.
    await drag(page, paletteBlock(page, 'NavigationBar'), canvas.locator('[data-node="ROOT"]'), {
      y: 8,
    });
    const bar = canvas.locator('[data-block="navigation-bar"]');
    await expect(bar).toHaveCount(1);
    await drag(page, paletteBlock(page, 'Text'), bar, { x: 600 });
    await expect(canvas.locator('[data-block="text"]')).toHaveCount(1);
    await expect(bar.locator('[data-block="text"]')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await drag(page, paletteBlock(page, 'NavInfoSection'), bar, { x: 600, y: 6 });
    await expect(bar.locator('[data-block="nav-info-section"]')).toHaveCount(1);

    // Items by the form, one below another, put in order by keys.
    await bar.locator('[data-block="nav-main-section"]').click({ position: { x: 500, y: 30 } });
    const items = page.getByRole('region', { name: 'Items' });
    const add = items.getByRole('button', { name: 'Add item' });
    await add.click();
    await addItem(page, 'Second', `/${other}`);
    await add.click();
    await addItem(page, 'First', `/${slug}`);
    await items.getByRole('button', { name: 'Actions for Second' }).click();
    await page.getByRole('menuitem', { name: 'Add an item below' }).click();
    await addItem(page, 'Below', '/how-we-work');
    await items.getByRole('button', { name: /^Move First/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(items.getByRole('listitem')).toHaveText([/^First/, /^Second/, /^Below/]);
    await expect(bar.getByText('First')).toBeVisible();
    await expect
      .poll(async () => getNames((await getTheme(page)).mainnav_items))
      .toBe('First Second(Below)');
    await save(page);

    // Edited from inside, a click on an item opens its form; that ends when the bar is left.
    await items
      .page()
      .getByRole('switch', { name: 'Edit items on the page' })
      .click({ force: true });
    await bar.getByText('First').click();
    await expect(page.getByRole('dialog').getByLabel('Link Text')).toHaveValue('First');
    await page.keyboard.press('Escape');
    await canvas.locator('[data-block="nav-logo-section"]').click({ position: { x: 3, y: 3 } });
    await expect(canvas.locator('[data-inside]')).toHaveCount(0);

    // EDIT-030: any other time it opens the page that it leads to, in the editor.
    await bar.getByText('First').click();
    await page.waitForURL(new RegExp(`/admin/editorwrapper\\?slug=${slug}`));
    await expect(page.locator('.at-bar-title')).toHaveText(slug);

    // The page gets the header, and visitors get both.
    const stored = await page.request.get(`/api/v1/admin/pages/${id}/`);
    const { version } = ((await stored.json()) as { page: { version: number } }).page;
    const set = await page.request.put(`/api/v1/admin/pages/${id}/`, {
      data: { header_id: template, version },
    });
    expect(set.status(), await set.text()).toBe(200);

    const visit = async (options: Parameters<typeof browser.newContext>[0]): Promise<Page> => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const visitor = await context.newPage();
      expect((await visitor.goto(sitePage(slug)))?.status()).toBe(200);
      return visitor;
    };

    const desktop = await visit({ viewport: { width: 1440, height: 900 } });
    await expect(desktop.getByRole('link', { name: 'First' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(desktop.getByRole('link', { name: 'Below' })).toBeHidden();
    await desktop.getByText('Second', { exact: true }).first().click();
    await expect(desktop.getByRole('link', { name: 'Below' })).toBeVisible();
    await desktop.keyboard.press('Escape');
    await expect(desktop.getByRole('link', { name: 'Below' })).toBeHidden();
    expect(await desktop.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await desktop.screenshot({ path: 'test-results/navigation-1440.png' });

    const phone = await visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await expect(phone.getByRole('link', { name: 'First' })).toBeHidden();
    await phone.getByRole('button', { name: 'Menu' }).tap();
    const menu = phone.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await phone.screenshot({ path: 'test-results/navigation-390.png' });
    await menu.getByText('Second', { exact: true }).first().tap();
    await menu.getByRole('link', { name: 'Second' }).tap();
    await phone.waitForURL(new RegExp(`/${other}$`));

    const plain = await visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await plain.getByRole('button', { name: 'Menu' }).click();
    await plain.getByText('Second', { exact: true }).first().click();
    await expect(plain.getByRole('link', { name: 'Below' })).toBeVisible();
    await plain.getByRole('button', { name: 'Close menu' }).click();
    await expect(plain.getByRole('link', { name: 'First' })).toBeHidden();
  } finally {
    for (const context of contexts) await context.close();
    await setMenus(page, {
      mainnav_items: before.mainnav_items ?? [],
      rightnav_items: before.rightnav_items ?? [],
      mainnav_settings: { mainnav_items: [] },
    });
  }
});
