import { MESSAGES } from '@org/schema/copy';
import type { JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { MAX_SLIDES } from '../src/blocks/slide/slide-list.ts';
import { getProps } from '../src/define/define-settings.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { SETTINGS } from '../src/registry/settings.gen.ts';
import { accepts, getDefaults } from './block-html.ts';
import { pageHtml } from './navigation-html.ts';

const SLIDERS = ['ContentSlider', 'HeroSlider', 'Slider'] as const;
type SliderType = (typeof SLIDERS)[number];

/**
 * Returns the HTML of a page with a slider.
 * @param texts - texts of its slides (default slides without)
 * @param editing - whether it is edited
 */
function shown(
  type: SliderType,
  props: JsonObject = {},
  texts?: readonly string[],
  editing = false,
) {
  const children = texts?.map((text, at) => ({
    type: 'Slide',
    props: { containerId: `s${at}` },
    children: [{ type: 'Text', props: { text } }],
  }));
  const slides = texts?.map((title, at) => ({ id: `i${at}`, containerId: `s${at}`, title }));
  const block = {
    type,
    props: { ...(slides ? { slides } : {}), ...props },
    ...(children ? { children } : {}),
  };
  const section = { type: 'Section', children: [{ type: 'Column', children: [block] }] };
  return pageHtml(section as never, { editing });
}
const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;
/** Returns the texts of the slides that are visible initially. */
const active = (html: string): string[] =>
  Array.from(
    html.matchAll(/data-active="true"[^>]*>.*?data-part="text"[^>]*>([^<]*)</g),
    ([, text]) => text ?? '',
  );

describe('sliders', () => {
  it('BLK-SLIDER-01 a slider has 5 slides, 5 per view, and autoplay', () => {
    const { slides, perView, interval } = getDefaults('Slider') as {
      slides: unknown[];
      perView: number;
      interval: number;
    };
    expect([slides.length, perView]).toEqual([5, 5]);
    expect(interval).toBeGreaterThan(0);
    const html = shown('Slider');
    expect(count(html, /data-block="slide"/g)).toBe(5);
    expect(html).toMatch(/data-block="slider"[^>]*data-options="\{&quot;interval&quot;:5000\}"/);
    expect(shown('Slider', { perView: 3 })).toContain('--org-slider-n:3');
  });

  it('BLK-SLIDER-02 has an interval of 5000 ms, and an empty field disables autoplay', () => {
    for (const type of SLIDERS) {
      expect([type, getDefaults(type).interval]).toEqual([type, 5000]);
      const field = SETTINGS[type].find(({ prop }) => prop === 'interval');
      expect(field).toMatchObject({ kind: 'number', blank: 0, unit: 'ms' });
      const still = shown(type, { interval: 0 });
      expect(still).not.toMatch(/data-options|data-part="pause"/);
      expect(shown(type)).toContain('data-part="pause"');
      // Shorter intervals would be unreadable.
      expect(shown(type, { interval: 3 })).toContain('interval&quot;:1000}');
    }
  });

  it('BLK-SLIDER-03 BLK-SLIDER-04 lists its slides in the settings, and activates the one that is opened there', () => {
    for (const type of SLIDERS) {
      const list = SETTINGS[type].find(({ prop }) => prop === 'slides');
      expect(list).toMatchObject({ kind: 'list', active: 'activeIndex', max: MAX_SLIDES });
      expect(list && getProps(list)).toEqual(['slides', 'activeIndex']);
      expect(blockRegistry.get(type)?.partsFollow).toEqual({
        prop: 'slides',
        type: 'Slide',
        key: 'containerId',
        inOrder: true,
        newItem: { containerId: '', title: '' },
        active: 'activeIndex',
      });
    }
  });

  it('BLK-SLIDER-04 BLK-SLIDER-05 shows the active slide in the editor without autoplay; visitors start with the first', () => {
    for (const type of SLIDERS) {
      const edited = shown(type, { activeIndex: 1 }, ['A', 'B', 'C'], true);
      expect([type, active(edited)]).toEqual([type, ['B']]);
      expect(edited).not.toMatch(/data-enhance|data-options/);
      expect(edited).toMatch(/data-still="true"/);
      expect(active(shown(type, { activeIndex: 1 }, ['A', 'B', 'C']))).toEqual(['A']);
      expect(active(shown(type, { activeIndex: 99 }, ['A', 'B'], true))).toEqual(['B']);
    }
  });

  it('BLK-SLIDER-09 shows how to add slides in the editor when it has none', () => {
    for (const type of SLIDERS) {
      expect(shown(type, {}, [], true)).toContain(
        '>Add slides from the Settings Panel on the left.<',
      );
      expect(shown(type, {}, [])).not.toMatch(/Add slides|role="group"/);
    }
    expect(MESSAGES.addSlides).toBe('Add slides from the Settings Panel on the left.');
  });

  it('BLK-CSLIDER-01 a content slider has its props', () => {
    expect(Object.keys(getDefaults('ContentSlider')).sort()).toEqual(
      [
        'slides',
        'activeIndex',
        'interval',
        'transitionStyle',
        'showIndicators',
        'showControls',
        'darkMode',
      ].sort(),
    );
    expect(
      ['fade', 'slide', 'flip'].map((transitionStyle) =>
        accepts('ContentSlider', { transitionStyle }),
      ),
    ).toEqual([true, true, false]);
    const html = shown('ContentSlider', { transitionStyle: 'fade', darkMode: true }, ['A', 'B']);
    expect(html).toMatch(/class="org-content-slider org-carousel org-dark"/);
    expect(html).toContain('data-transition="fade"');
    expect(count(html, /data-part="dot"/g)).toBe(2);
    const bare = shown('ContentSlider', { showIndicators: false, showControls: false }, ['A', 'B']);
    expect(bare).not.toMatch(/data-part="(?:dot|next|previous)"/);
  });

  it('BLK-CSLIDER-02 a slide has id, containerId and title, and contains blocks', () => {
    const slide = { id: 'a', containerId: 'b', title: 'c' };
    expect(accepts('ContentSlider', { slides: [slide] })).toBe(true);
    for (const name of ['id', 'containerId', 'title'])
      expect([name, accepts('ContentSlider', { slides: [{ ...slide, [name]: 7 }] })]).toEqual([
        name,
        false,
      ]);
    expect(blockRegistry.get('Slide')).toMatchObject({ canvas: true, partOf: [...SLIDERS] });
    const html = shown('ContentSlider', {}, ['First', 'Second']);
    expect(html).toContain('aria-roledescription="slide" aria-label="First, 1 of 2"');
    expect(html).toContain('aria-label="Second, 2 of 2"');
  });

  it('BLK-HEROSLIDER-01 a hero slider is 300 by 300 and fades', () => {
    expect(getDefaults('HeroSlider')).toMatchObject({
      width: 300,
      height: 300,
      transitionStyle: 'fade',
    });
    expect(shown('HeroSlider')).toMatch(/data-block="hero-slider"[^>]*data-transition="fade"/);
    expect(shown('HeroSlider', { width: 0, height: 640 })).toContain(
      '--org-hero-w:100%;--org-hero-h:640px',
    );
  });

  it.each(SLIDERS)('renders %s with any stored values', (type) => {
    const slide = (containerId: unknown, title: unknown = '') => ({ id: 'x', containerId, title });
    const lists = [
      [null, 7, [], {}, slide(''), slide(7), slide('s0', 7), slide('s0'), slide('gone')],
      Array.from({ length: 1000 }, (_, at) => slide(`s${at}`, 'x'.repeat(10_000))),
    ];
    for (const slides of lists)
      for (const editing of [false, true]) {
        const html = shown(type, { slides: slides as never, activeIndex: -4 }, ['A', 'B'], editing);
        expect(html).toContain('>A<');
        expect(html).not.toMatch(/x{201}|undefined|NaN/);
        expect(count(html, /data-part="dot"/g)).toBeLessThanOrEqual(MAX_SLIDES);
      }
    // A slide that is missing in the list is only shown to the author, who can fix it.
    expect(shown(type, { slides: [slide('s0')] as never }, ['A', 'B'])).not.toContain('>B<');
    expect(shown(type, { slides: [slide('s0')] as never }, ['A', 'B'], true)).toContain('>B<');
  });
});

describe('names of blocks', () => {
  it('resolves carousels, galleries, scrollers, sliders and blog lists by the names of both documents', () => {
    const getType = (name: string) => blockRegistry.get(name)?.type;
    expect(getType('InfiniteImageScroller')).toBe('InfiniteScroller');
    expect(getType('SingleImage')).toBe('Image');
    for (const name of ['ImageCarousel', 'ImageGallery', 'InfiniteScroller', ...SLIDERS])
      expect(getType(name)).toBe(name);
  });
});
