import { startBlocks } from '@org/blocks/islands';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preferMotion } from './emulate-media.ts';
import { getBlock, showPage } from './show-page.ts';

const stops: (() => void)[] = [];
const PIXEL = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'/%3E";
const images = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `image-${at}`,
    file: PIXEL,
    altText: `Picture ${at + 1}`,
    naturalWidth: 800,
    naturalHeight: 600,
    mime_type: '',
    filesize: 0,
  }));

/** A block of pictures on a page, alive. */
function show(type: string, props: object, name: string): HTMLElement {
  const block = { type, props: { images: images(4), ...props } as never };
  stops.push(showPage([{ type: 'Section', children: [{ type: 'Column', children: [block] }] }]));
  stops.push(startBlocks(document));
  return getBlock(name);
}
const carousel = (props: object = {}): HTMLElement =>
  show('ImageCarousel', { interval: 0, ...props }, 'image-carousel');
const button = (name: string): HTMLElement =>
  page.getByRole('button', { name, exact: true }).element() as HTMLElement;
/** The place of the slide that is in view, from 1. */
const current = (): number =>
  [...document.querySelectorAll('[data-part="dot"]')].findIndex(
    (dot) => dot.getAttribute('aria-current') === 'true',
  ) + 1;
/** The slide that lies where the track begins. */
const inView = (): number => {
  const track = document.querySelector('[data-part="track"]') as HTMLElement;
  const { left } = track.getBoundingClientRect();
  return (
    [...track.children].findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2,
    ) + 1
  );
};
const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

beforeEach(async () => {
  await page.viewport(1024, 800);
  await userEvent.unhover(document.body);
});
afterEach(async () => {
  await preferMotion('no-preference');
  for (const stop of stops.splice(0).reverse()) stop();
});

describe('a carousel', () => {
  it('moves by its arrows, wraps at both ends, and jumps to an image by its dot', async () => {
    carousel();
    expect([current(), inView()]).toEqual([1, 1]);
    button('Next slide').click();
    await expect.poll(() => [current(), inView()]).toEqual([2, 2]);
    button('Previous slide').click();
    button('Previous slide').click();
    await expect.poll(() => [current(), inView()]).toEqual([4, 4]);
    button('Next slide').click();
    await expect.poll(() => [current(), inView()]).toEqual([1, 1]);
    button('Slide 3').click();
    await expect.poll(() => [current(), inView()]).toEqual([3, 3]);
  });

  it('knows where it was scrolled by hand, and by keys', async () => {
    carousel();
    const track = document.querySelector('[data-part="track"]') as HTMLElement;
    track.scrollTo({ left: 600, behavior: 'instant' });
    await expect.poll(current).toBe(3);
    track.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(current).toBe(2);
  });

  it('goes the other way round where text runs from right to left', async () => {
    document.documentElement.dir = 'rtl';
    stops.push(() => document.documentElement.removeAttribute('dir'));
    carousel();
    button('Next slide').click();
    await expect.poll(() => [current(), inView()]).toEqual([2, 2]);
    button('Previous slide').click();
    await expect.poll(() => [current(), inView()]).toEqual([1, 1]);
  });

  it('fades one picture into the next, and leaves the others to nobody', async () => {
    carousel({ transitionStyle: 'fade' });
    const seen = () =>
      [...document.querySelectorAll('.org-carousel-slide')].map(
        (slide) => getComputedStyle(slide).visibility,
      );
    button('Slide 2').click();
    await expect.poll(seen).toEqual(['hidden', 'visible', 'hidden', 'hidden']);
    expect(current()).toBe(2);
  });

  it.each(['slide', 'fade'])(
    'turns by itself by %s, but not under the pointer, with the focus in it or paused',
    async (transitionStyle) => {
      const root = carousel({ interval: 1000, transitionStyle });
      const track = root.querySelector('[data-part="track"]') as HTMLElement;
      expect(track.getAttribute('aria-live')).toBe('off');
      await expect.poll(current, { timeout: 30_000 }).toBe(2);
      await userEvent.hover(root);
      await expect.poll(() => track.getAttribute('aria-live')).toBe('polite');
      await later(1300);
      expect(current()).toBe(2);
      await userEvent.unhover(root);
      button('Next slide').focus();
      const before = current();
      await later(1300);
      expect(current()).toBe(before);
      button('Pause').click();
      (document.activeElement as HTMLElement).blur();
      expect(button('Pause').getAttribute('aria-pressed')).toBe('true');
      await later(1300);
      expect(current()).toBe(before);
      button('Pause').click();
      await expect.poll(current, { timeout: 30_000 }).not.toBe(before);
    },
  );

  it('does not autoplay for visitors who prefer reduced motion, and offers no pause', async () => {
    await preferMotion('reduce');
    const root = carousel({ interval: 1000 });
    await later(1400);
    expect(current()).toBe(1);
    expect(root.querySelector('[data-part="track"]')?.getAttribute('aria-live')).toBe('polite');
    expect(getComputedStyle(root.querySelector('[data-part="pause"]') as Element).display).toBe(
      'none',
    );
  });

  it('is again what the server printed when it is taken down', async () => {
    const root = carousel({ interval: 1000 });
    stops.pop()?.();
    await later(1300);
    expect(current()).toBe(1);
    expect(root.dataset.awake).toBeUndefined();
  });
});

describe('a gallery', () => {
  const gallery = () => show('ImageGallery', {}, 'image-gallery');
  const box = () => document.querySelector('dialog') as HTMLDialogElement;
  const count = () => box().querySelector('[data-part="count"]')?.textContent;
  const item = (at: number) =>
    document.querySelectorAll<HTMLAnchorElement>('[data-part="item"]')[at] as HTMLAnchorElement;

  it('BLK-GALLERY-02 opens a picture at its place, and leads to the others by buttons and keys', async () => {
    gallery();
    await userEvent.click(item(1));
    expect([box().open, count()]).toEqual([true, '2 / 4']);
    expect(box().querySelector('img')?.alt).toBe('Picture 2');
    await userEvent.keyboard('{ArrowRight}');
    expect(count()).toBe('3 / 4');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(count()).toBe('4 / 4');
    button('Next picture').click();
    expect(count()).toBe('1 / 4');
    button('Previous picture').click();
    expect(count()).toBe('4 / 4');
  });

  it('BLK-GALLERY-02 closes by its cross, by Escape and by a press beside the picture; the focus goes back', async () => {
    gallery();
    const ways = [
      () => userEvent.click(button('Close')),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(box(), { position: { x: 4, y: 400 } }),
    ];
    for (const close of ways) {
      item(2).focus();
      await userEvent.keyboard('{Enter}');
      expect([box().open, count()]).toEqual([true, '3 / 4']);
      expect(box().contains(document.activeElement)).toBe(true);
      await close();
      expect(box().open).toBe(false);
      expect(document.activeElement).toBe(item(2));
    }
  });

  it('advances by a swipe', async () => {
    gallery();
    await userEvent.click(item(0));
    const large = box().querySelector('img') as HTMLImageElement;
    const swipe = (from: number, to: number) => {
      large.dispatchEvent(new PointerEvent('pointerdown', { clientX: from, bubbles: true }));
      large.dispatchEvent(new PointerEvent('pointerup', { clientX: to, bubbles: true }));
    };
    swipe(300, 200);
    expect(count()).toBe('2 / 4');
    swipe(200, 300);
    swipe(200, 180);
    expect(count()).toBe('1 / 4');
  });

  it('BLK-GALLERY-04 has 3 columns, 2 at 700 px and 1 at 500 px', async () => {
    const grid = gallery().querySelector('ul') as HTMLElement;
    const columns: Record<number, number> = {};
    for (const width of [1440, 701, 700, 501, 500, 320]) {
      await page.viewport(width, 800);
      columns[width] = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    }
    expect(columns).toEqual({ 1440: 3, 701: 3, 700: 2, 501: 2, 500: 1, 320: 1 });
  });
});

describe('an infinite scroller', () => {
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('.org-infinite-scroller-row')].filter((row) =>
      row.checkVisibility(),
    );
  const x = () => rows()[0]?.getBoundingClientRect().left ?? 0;

  it('BLK-SCROLLER-02 moves its pictures in a loop that has no gap', async () => {
    show('InfiniteScroller', { speed: 'fast', images: images(2) }, 'infinite-scroller');
    const [row, copy] = rows();
    expect(copy?.getBoundingClientRect().left).toBeCloseTo(
      row?.getBoundingClientRect().right ?? 0,
      0,
    );
    expect(row?.getBoundingClientRect().width).toBeGreaterThanOrEqual(
      row?.parentElement?.clientWidth ?? 1e6,
    );
    const before = x();
    await expect.poll(x).toBeLessThan(before);
  });

  it('moves to the right if set to', async () => {
    show('InfiniteScroller', { speed: 'fast', direction: 'right' }, 'infinite-scroller');
    const before = x();
    await expect.poll(x).toBeGreaterThan(before);
  });

  it('stops under the pointer, and by its button', async () => {
    const root = show('InfiniteScroller', { speed: 'fast' }, 'infinite-scroller');
    const state = () => getComputedStyle(rows()[0] as Element).animationPlayState;
    expect(state()).toBe('running');
    await userEvent.hover(root);
    expect(state()).toBe('paused');
    await userEvent.unhover(root);
    expect(state()).toBe('running');
    root.querySelector('input')?.click();
    expect(state()).toBe('paused');
  });

  it('BLK-SCROLLER-02 shows its pictures once and still for who prefers less motion', async () => {
    await preferMotion('reduce');
    show('InfiniteScroller', {}, 'infinite-scroller');
    expect(rows()).toHaveLength(1);
    expect(getComputedStyle(rows()[0] as Element).animationName).toBe('none');
  });
});
