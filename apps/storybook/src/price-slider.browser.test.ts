import { NO_SHOP_STATE, readShopState } from '@org/blocks/definitions';
import { startBlocks } from '@org/blocks/islands';
import { SAMPLE_PRODUCTS, sampleShop } from '@org/blocks/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { printPage, showPage } from './show-page.ts';

const stops: (() => void)[] = [];
let asked: { readonly price: string; readonly at: number }[] = [];
const LIST = [
  { type: 'Section', children: [{ type: 'Column', children: [{ type: 'ProductList' }] }] },
];

/** Shows a list with prices from 18 to 62. */
function show(): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    const { search } = new URL(String(path), window.location.href);
    asked.push({
      price: new URLSearchParams(search).get('price') ?? '',
      at: performance.now(),
    });
    const shop = sampleShop(SAMPLE_PRODUCTS, readShopState(search));
    return new Response(printPage(LIST, { shop }).html);
  });
  stops.push(showPage(LIST, { shop: sampleShop(SAMPLE_PRODUCTS, NO_SHOP_STATE) }));
  stops.push(startBlocks(document.body));
}
const low = () => page.getByRole('slider', { name: 'Lowest price' });
const high = () => page.getByRole('slider', { name: 'Maximum price' });
const from = () => page.getByRole('spinbutton', { name: 'Lowest price' });
const to = () => page.getByRole('spinbutton', { name: 'Maximum price' });
const getPlace = (field: ReturnType<typeof low>): number =>
  Number((field.element() as HTMLInputElement).value);
const prices = () => asked.map(({ price }) => price);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const press = async (field: ReturnType<typeof low>, key: string, times = 1): Promise<void> => {
  (field.element() as HTMLElement).focus();
  for (let at = 0; at < times; at++) await userEvent.keyboard(`{${key}}`);
};
/** Drags a handle over some share of the line. */
function drag(field: ReturnType<typeof low>, value: number): void {
  const input = field.element() as HTMLInputElement;
  input.value = String(value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  asked = [];
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  vi.restoreAllMocks();
  history.replaceState(null, '', window.location.pathname);
});

describe('the price slider', () => {
  it('SHOP-016 keeps its lower end at least 1 below its higher one, by keyboard and by hand', async () => {
    show();
    expect([getPlace(low()), getPlace(high())]).toEqual([18, 62]);
    await press(low(), 'ArrowRight', 3);
    expect([getPlace(low()), getPlace(high())]).toEqual([21, 62]);
    await press(low(), 'End');
    expect([getPlace(low()), getPlace(high())]).toEqual([61, 62]);
    await press(low(), 'ArrowRight', 2);
    expect(getPlace(low())).toBe(61);
    await press(high(), 'ArrowLeft', 2);
    expect([getPlace(low()), getPlace(high())]).toEqual([61, 62]);
    await press(low(), 'Home');
    await press(high(), 'Home');
    expect([getPlace(low()), getPlace(high())]).toEqual([18, 19]);
    drag(low(), 55);
    expect([getPlace(low()), getPlace(high())]).toEqual([18, 19]);
    drag(high(), 40);
    drag(low(), 55);
    expect([getPlace(low()), getPlace(high())]).toEqual([39, 40]);
    // The fields beside it say the same.
    await expect.element(from()).toHaveValue(39);
    await expect.element(to()).toHaveValue(40);
  });

  it('SHOP-016 keeps what is typed apart too, and fills in the end that nobody typed', async () => {
    show();
    await from().fill('30');
    await userEvent.keyboard('{Tab}');
    await expect.poll(prices).toEqual(['30,62']);
    await to().fill('20');
    await userEvent.keyboard('{Tab}');
    await expect.poll(prices).toEqual(['30,62', '30,31']);
    await from().fill('99');
    await userEvent.keyboard('{Tab}');
    await expect.element(from()).toHaveValue(30);
    expect([getPlace(low()), getPlace(high())]).toEqual([30, 31]);
  });

  it('keeps a move that is newer than the answer', async () => {
    const waiting: (() => void)[] = [];
    show();
    const answer = vi.mocked(window.fetch).getMockImplementation();
    vi.mocked(window.fetch).mockImplementation(async (path) => {
      const held = answer?.(path);
      await new Promise<void>((done) => waiting.push(done));
      return (await held) ?? new Response();
    });
    (low().element() as HTMLElement).focus();
    drag(low(), 19);
    await expect.poll(() => waiting).toHaveLength(1);
    // The visitor moves on, and the answer about 19 arrives before the list is asked about 21.
    drag(low(), 21);
    drag(high(), 50);
    waiting[0]?.();
    await expect.poll(() => waiting).toHaveLength(2);
    waiting[1]?.();
    await expect.poll(prices).toEqual(['19,62', '21,50']);
    await expect.poll(() => window.location.search).toBe('?price=21,50');
    expect([getPlace(low()), getPlace(high())]).toEqual([21, 50]);
  });

  it('SHOP-018 asks 300 ms after the last move, once', async () => {
    show();
    let moved = 0;
    document.addEventListener('input', () => (moved = performance.now()));
    (low().element() as HTMLElement).focus();
    // All moves in one task: a busy machine may take longer than the pause from one to the next.
    for (const value of [19, 20, 21, 22, 23]) drag(low(), value);
    await expect.poll(prices, { timeout: 30_000 }).toEqual(['23,62']);
    await pause(400);
    expect(asked).toHaveLength(1);
    const waited = (asked[0]?.at ?? 0) - moved;
    expect(waited).toBeGreaterThanOrEqual(295);
    expect(waited).toBeLessThan(10_000);
    expect(window.location.search).toBe('?price=23,62');
    // The handle is where it was left, and has the focus.
    await expect.element(low()).toHaveFocus();
    expect([getPlace(low()), getPlace(high())]).toEqual([23, 62]);
  });
});
