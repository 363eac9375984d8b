import { startBlocks } from '@org/blocks/islands';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from './show-page.ts';

const stops: (() => void)[] = [];
let asked: { readonly search: string; readonly at: number }[] = [];
let sent: string[] = [];

beforeEach(async () => {
  await page.viewport(1200, 800);
  [asked, sent] = [[], []];
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    const { searchParams } = new URL(String(path), window.location.href);
    asked.push({ search: searchParams.get('q') ?? '', at: performance.now() });
    return Response.json({
      success: true,
      products: [{ name: 'Blue bowl', slug: 'blue-bowl' }],
      categories: [{ id: 1, category: 'Bowls', slug: 'bowls' }],
      didYouMean: null,
    });
  });
  const column = { type: 'Column', children: [{ type: 'ProductSearch' }] };
  stops.push(showPage([{ type: 'Section', children: [column] }]), startBlocks(document.body));
  // The browser would go where the form leads.
  const hear = (event: SubmitEvent): void => {
    if (!event.defaultPrevented)
      sent.push(String(new FormData(event.target as HTMLFormElement).get('search')));
    event.preventDefault();
  };
  document.addEventListener('submit', hear);
  stops.push(() => document.removeEventListener('submit', hear));
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  vi.restoreAllMocks();
});

const search = () => page.getByRole('combobox', { name: 'Search products' });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('the search of the shop', () => {
  it('SHOP-013 asks 300 ms after the last key, once', async () => {
    const box = search().element() as HTMLInputElement;
    // All keys in one task: a busy machine may take longer than the pause from one key to the next.
    for (const text of ['b', 'bo', 'bow', 'bowl']) {
      box.value = text;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    const typed = performance.now();
    await expect.poll(() => asked.map((one) => one.search), { timeout: 30_000 }).toEqual(['bowl']);
    await pause(400);
    expect(asked).toHaveLength(1);
    const waited = (asked[0]?.at ?? 0) - typed;
    expect(waited).toBeGreaterThanOrEqual(295);
    expect(waited).toBeLessThan(10_000);
  });

  it('offers suggestions by keyboard, announces them, and closes them on Escape', async () => {
    await search().fill('bow');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('2 suggestions');
    const options = page.getByRole('option');
    expect(options.elements().map((option) => option.textContent)).toEqual([
      'Bowls (category)',
      'Blue bowl',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(search().element().getAttribute('aria-activedescendant')).toBe(
      options.nth(1).element().id,
    );
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    // What is typed is searched for, not what was suggested.
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['bow']);
  });

  it('SHOP-021 leads nobody out of a frame by a product that it suggests', async () => {
    const { href } = window.location;
    expect(window.parent).not.toBe(window);
    await search().fill('bow');
    await page.getByRole('option', { name: 'Blue bowl' }).click();
    await pause(300);
    expect(window.location.href).toBe(href);
  });

  it('searches where nothing can be suggested', async () => {
    vi.mocked(window.fetch).mockRejectedValue(new TypeError('offline'));
    await search().fill('bowl');
    await pause(400);
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['bowl']);
  });

  it('SHOP-012 SHOP-015 does nothing with an empty term, spaces, or a single letter', async () => {
    for (const text of ['', '   ', 'b', ' b ']) {
      await search().fill(text);
      await pause(350);
      await userEvent.keyboard('{Enter}');
      await page.getByRole('button', { name: 'Search' }).click();
    }
    expect([asked, sent]).toEqual([[], []]);
    await search().fill('bo');
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['bo']);
  });
});
