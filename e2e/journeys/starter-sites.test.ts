import type { APIResponse, Page } from '@playwright/test';
import { getFaults } from './accessibility.ts';
import { beSignedIn } from './admin.ts';
import { expect, PORT, test } from './journey.ts';

const SITES = ['bistro', 'garage', 'studio'] as const;
const WIDTHS = Array.from({ length: 21 }, (_, at) => 320 + at * 80);

/** Requests a URL of a site. The Host header is set explicitly, since not every system resolves it. */
async function getAnswer(page: Page, address: string): Promise<APIResponse> {
  const { host, pathname } = new URL(address);
  return page.request.get(`http://127.0.0.1:${PORT}${pathname}`, { headers: { host } });
}

const getText = async (page: Page, address: string): Promise<string> =>
  (await getAnswer(page, address)).text();

/** Addresses of all pages and posts of a site, as it tells search engines. */
async function getAddresses(page: Page, site: string): Promise<string[]> {
  const map = `http://${site}.localhost:${PORT}/sitemap.xml`;
  // The server takes requests before these sites are made.
  await expect.poll(() => getText(page, map), { timeout: 240_000 }).toContain('<loc>');
  const found = [...(await getText(page, map)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  );
  expect(found.length).toBeGreaterThanOrEqual(8);
  return found;
}

/** Shows a page in a frame, whose width can change without reloading. */
async function frame(page: Page, html: string, address: string): Promise<void> {
  await page.setContent('<!doctype html><body style="margin:0"><iframe height="900"></iframe>');
  await page.evaluate(
    (srcdoc) =>
      new Promise<void>((resolve) => {
        const made = document.querySelector('iframe') as HTMLIFrameElement;
        made.onload = () => resolve();
        made.srcdoc = srcdoc;
      }),
    // Pictures have their sizes in the markup: where they lead to does not matter here.
    html
      .replace('<head>', `<head><base href="${address}">`)
      .replace(/ (?:src|srcset|imagesrcset)="[^"]*"/g, ''),
  );
}

/**
 * Widths at which the page in the frame is wider than its window.
 * @param page - whether its texts get two fifths longer first
 * @param longer - as another language makes them
 */
function wideAt(page: Page, longer: boolean): Promise<number[]> {
  return page.evaluate(
    ([widths, isLonger]) => {
      const made = document.querySelector('iframe') as HTMLIFrameElement;
      const inside = made.contentDocument as Document;
      const walker = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); isLonger && node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        if (text.trim() === '' || node.parentElement?.closest('script, style')) continue;
        node.textContent = `${text}${text.slice(0, Math.ceil(text.length * 0.4))}`;
      }
      return widths.filter((width) => {
        made.style.width = `${width}px`;
        if (inside.documentElement.scrollWidth > width) return true;
        // Pages clip overflow, so that it cannot be scrolled to; only moving rows may overflow.
        return [...inside.body.querySelectorAll('*')].some((element) => {
          const { left, right, width: own } = element.getBoundingClientRect();
          return (
            own > 1 &&
            (right > width + 1 || left < -1) &&
            !element.closest('[data-part="track"], [popover]')
          );
        });
      });
    },
    [WIDTHS, longer] as const,
  );
}

test('the starter sites fit every width, also with longer words', async ({ page }) => {
  test.setTimeout(360_000);
  for (const site of SITES)
    for (const address of await getAddresses(page, site)) {
      await frame(page, await getText(page, address), address);
      expect.soft(await wideAt(page, false), address).toEqual([]);
      expect.soft(await wideAt(page, true), `${address} with longer words`).toEqual([]);
    }
});

test('the starter sites have no accessibility fault, light and dark', async ({ page }) => {
  test.setTimeout(720_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  for (const site of SITES)
    for (const address of await getAddresses(page, site)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      expect.soft(await getFaults(page), address).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await getFaults(page, { colors: true }), `${address}, dark`).toEqual([]);
    }
});

test('starts from a site, opens it, and takes it back', async ({ page }) => {
  test.setTimeout(120_000);
  await beSignedIn(page);
  await page.goto('/admin/pages/start');
  const card = page.getByRole('listitem').filter({ hasText: 'Design studio' });
  await card.getByRole('button', { name: 'Preview: Design studio' }).click();
  await expect(page.getByAltText('Full home page of the design studio site')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await card.getByRole('button', { name: 'Use this site: Design studio' }).click();
  const dialog = page.getByRole('dialog');
  // The demo has a home page, which is only replaced on request.
  await expect(dialog.getByRole('checkbox', { name: 'Use its design' })).not.toBeChecked();
  await expect(dialog).toContainText('/home is already used, so it becomes /home-2');
  expect(await getFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add the site' }).click();
  await expect(card.getByRole('link', { name: 'Open your site' })).toBeVisible({
    timeout: 240_000,
  });
  await expect(card.getByRole('link', { name: 'Edit home' })).toHaveAttribute(
    'href',
    '/admin/editorwrapper?slug=home-2',
  );
  expect(await getFaults(page)).toEqual([]);

  const open = await card.getByRole('link', { name: 'Open your site' }).getAttribute('href');
  const visit = await page.context().newPage();
  await visit.goto(open ?? '');
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(
    'Brands with a point of view and a sharp pencil',
  );
  await visit.close();

  await card.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo the site' }).click();
  await expect(card.getByRole('button', { name: 'Use this site: Design studio' })).toBeVisible();
  expect((await getAnswer(page, open ?? '')).status()).toBe(404);
});

test('a page with next to nothing on it ends with its footer, in the type of the site', async ({
  page,
}) => {
  await getAddresses(page, 'bistro');
  const address = `http://bistro.localhost:${PORT}/search`;
  await frame(page, await getText(page, address), address);
  const [end, type] = await page.evaluate(() => {
    const { contentDocument: inside, height } = document.querySelector(
      'iframe',
    ) as HTMLIFrameElement;
    const footer = inside?.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    const heading = inside?.querySelector('h1') as HTMLElement;
    return [footer - Number(height), getComputedStyle(heading).fontFamily] as const;
  });
  expect(end).toBeGreaterThanOrEqual(0);
  expect(type).toContain('Fraunces');
});
