import type { RenderContext } from '@org/blocks';
import { startBlocks } from '@org/blocks/islands';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getBlock, showPage } from './show-page.ts';

const stops: (() => void)[] = [];

/** A block on a page, alive. Takes type, its props and children, what else differs around it. */
function show(block: object, context: Partial<RenderContext> = {}): void {
  const section = { type: 'Section', children: [{ type: 'Column', children: [block as never] }] };
  stops.push(showPage([section], context));
  if (context.editing !== true) stops.push(startBlocks(document));
}
const slider = (type: string, count: number, props: object = {}) => ({
  type,
  props: {
    slides: Array.from({ length: count }, (_, at) => ({
      id: `i${at}`,
      containerId: `s${at}`,
      title: `T${at}`,
    })),
    interval: 0,
    ...props,
  },
  children: Array.from({ length: count }, (_, at) => ({
    type: 'Slide',
    props: { containerId: `s${at}` },
    children: [
      { type: 'Text', props: { text: `Slide ${at + 1}` } },
      { type: 'Button', props: { text: `Go ${at + 1}`, href: `#go-${at}` } },
    ],
  })),
});
const slides = () => [...document.querySelectorAll<HTMLElement>('.org-slide')];
/** Returns the texts of the visible slides. */
const seen = (): string[] => {
  const track = document.querySelector('[data-part="track"]')?.getBoundingClientRect();
  return slides()
    .filter((slide) => slide.checkVisibility({ visibilityProperty: true }))
    .filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return track && left >= track.left - 2 && right <= track.right + 2;
    })
    .map((slide) => slide.querySelector('p')?.textContent ?? '');
};
const button = (name: string): HTMLElement =>
  page.getByRole('button', { name, exact: true }).element() as HTMLElement;

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  vi.restoreAllMocks();
});

describe('sliders', () => {
  it.each([
    ['ContentSlider', 'slide'],
    ['ContentSlider', 'fade'],
    ['HeroSlider', 'fade'],
  ])(
    '%s shows one slide at a time by %s, and the focus reaches that one alone',
    async (type, transitionStyle) => {
      show(slider(type, 3, { transitionStyle }));
      expect(seen()).toEqual(['Slide 1']);
      button('Next slide').click();
      await expect.poll(seen).toEqual(['Slide 2']);
      if (transitionStyle === 'fade') {
        const link = page.getByRole('link', { name: 'Go 1' });
        await expect.poll(() => link.query()).toBeNull();
      }
    },
  );

  it('BLK-SLIDER-01 shows five slides side by side where there is room, and as many as fit elsewhere', async () => {
    show(slider('Slider', 8));
    expect(seen()).toHaveLength(5);
    await page.viewport(768, 900);
    expect(seen()).toHaveLength(3);
    await page.viewport(390, 844);
    expect(seen()).toHaveLength(1);
  });

  it('advances slide by slide to the last one, and wraps to the first', async () => {
    show(slider('Slider', 7));
    const dots = () => [...document.querySelectorAll<HTMLElement>('[data-part="dot"]')];
    expect(dots().filter(({ hidden }) => !hidden)).toHaveLength(3);
    button('Slide 3').click();
    await expect.poll(() => seen().at(-1)).toBe('Slide 7');
    button('Next slide').click();
    await expect.poll(() => seen()[0]).toBe('Slide 1');
  });

  it('offers nothing to turn with where all slides are in view', () => {
    show(slider('Slider', 5));
    expect(page.getByRole('button').query()).toBeNull();
  });

  it.each(['ContentSlider', 'HeroSlider'])(
    'BLK-SLIDER-04 %s shows the active slide in the editor',
    (type) => {
      show(slider(type, 3, { activeIndex: 2, interval: 1000 }), { editing: true });
      expect(seen()).toEqual(['Slide 3']);
    },
  );

  it('BLK-SLIDER-05 does not turn in the editor', async () => {
    show(slider('ContentSlider', 3, { interval: 1000 }), { editing: true });
    stops.push(startBlocks(document));
    await new Promise((done) => setTimeout(done, 1400));
    expect(seen()).toEqual(['Slide 1']);
  });

  it('BLK-HEROSLIDER-01 a hero slider is 300 by 300 px', () => {
    show(slider('HeroSlider', 2));
    const { width, height } = getBlock('hero-slider').getBoundingClientRect();
    expect([width, height]).toEqual([300, 300]);
  });

  it('BLK-CAROUSEL-02 an image carousel is 300 by 300 px', () => {
    show({ type: 'ImageCarousel' });
    const { width, height } = getBlock('image-carousel').getBoundingClientRect();
    expect([width, height]).toEqual([300, 300]);
  });
});

describe('Load More', () => {
  const post = (at: number) => ({
    title: `Post ${at}`,
    slug: `post-${at}`,
    excerpt: '',
    featured_image: '',
    publish_date: '2026-05-01T10:00:00Z',
    categories: [],
  });
  const part = (number: number): Partial<RenderContext> => ({
    posts: (perPage) => ({
      rows: [1, 2, 3, 4, 5].slice((number - 1) * perPage, number * perPage).map((at) => post(at)),
      total: 5,
      page: number,
    }),
  });
  const list = { type: 'BlogList', props: { perPage: 2, paging: 'loadMore' } };
  const titles = () =>
    [...document.querySelectorAll('.org-blog-link')].map((link) => link.textContent);
  const more = () => page.getByRole('link', { name: 'Load More' });
  /** Returns the site's response for a page of the list. */
  const getPage = (number: number): string => {
    const stop = showPage(
      [{ type: 'Section', children: [{ type: 'Column', children: [list as never] }] }],
      part(number),
    );
    const html = document.body.lastElementChild?.innerHTML ?? '';
    stop();
    return `<!doctype html><body>${html}`;
  };

  it('BLK-BLOGLIST-03 puts the next posts below those that are there, until there are no more', async () => {
    const pages = [getPage(2), getPage(3)];
    const asked: string[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
      asked.push(new URL(String(address)).pathname);
      return new Response(pages.shift());
    });
    show(list, part(1));
    expect(titles()).toEqual(['Post 1', 'Post 2']);
    await userEvent.click(more());
    await expect.poll(titles).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4']);
    expect(document.activeElement?.textContent).toBe('Post 3');
    await userEvent.click(more());
    await expect.poll(titles).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4', 'Post 5']);
    expect([asked, more().query()]).toEqual([['/a-page/2', '/a-page/3'], null]);
  });

  it('leads to the next page where the posts cannot be had', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
    const led: string[] = [];
    const { navigation } = window as unknown as { navigation: EventTarget };
    const follow = (event: Event): void => {
      led.push(
        new URL((event as Event & { destination: { url: string } }).destination.url).pathname,
      );
      event.preventDefault();
    };
    navigation.addEventListener('navigate', follow);
    try {
      show(list, part(1));
      await userEvent.click(more());
      await expect.poll(() => led).toEqual(['/a-page/2']);
    } finally {
      navigation.removeEventListener('navigate', follow);
    }
  });
});
