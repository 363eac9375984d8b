import { THEME_COLORS } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { MAX_IMAGES } from '../src/images/image-item.ts';
import { pageCss } from '../src/registry/page-css.ts';
import { accepts, getDefaults, html } from './block-html.ts';

const image = (at: number, more: JsonObject = {}): JsonObject => ({
  id: `image-${at}`,
  file: `/pictures/${at}.jpg`,
  altText: `Picture ${at}`,
  naturalWidth: 800,
  naturalHeight: 600,
  ...more,
});
const images = (count: number): JsonObject[] => Array.from({ length: count }, (_, at) => image(at));
const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

describe('image carousel', () => {
  it('BLK-CAROUSEL-01 has its props, with the theme colors and the three border styles', () => {
    expect(Object.keys(getDefaults('ImageCarousel')).sort()).toEqual(
      [
        'images',
        'width',
        'height',
        'borderWidth',
        'borderColor',
        'borderStyle',
        'borderRadius',
        'showDots',
        'interval',
        'transitionStyle',
        'showIndicators',
        'showControls',
        'darkMode',
      ].sort(),
    );
    for (const borderColor of THEME_COLORS)
      expect(accepts('ImageCarousel', { borderColor })).toBe(true);
    expect(accepts('ImageCarousel', { borderColor: '#123456' })).toBe(false);
    expect(
      ['solid', 'dashed', 'dotted', 'double'].map((borderStyle) =>
        accepts('ImageCarousel', { borderStyle }),
      ),
    ).toEqual([true, true, true, false]);
    expect(accepts('ImageCarousel', { images: [image(1, { file: 7 })] })).toBe(false);
  });

  it('BLK-CAROUSEL-01 shows each image in its frame with its own settings', () => {
    const shown = html('ImageCarousel', {
      images: images(3),
      borderWidth: 4,
      borderColor: 'danger',
      borderStyle: 'dashed',
      borderRadius: 20,
      interval: 7000,
      transitionStyle: 'fade',
      darkMode: true,
    });
    expect(count(shown, /<img /g)).toBe(3);
    expect(count(shown, /data-part="dot"/g)).toBe(3);
    expect(count(shown, /aria-roledescription="slide"/g)).toBe(3);
    for (const part of [
      'aria-label="2 of 3"',
      '--org-carousel-border:4px dashed var(--org-color-danger)',
      '--org-carousel-radius:20px',
      'data-transition="fade"',
      'org-dark',
      'data-options="{&quot;interval&quot;:7000}"',
      'data-part="previous"',
      'data-part="next"',
    ])
      expect(shown, part).toContain(part);
    const bare = { images: images(3), showIndicators: false, showControls: false, interval: 0 };
    expect(html('ImageCarousel', bare)).not.toContain('<button');
    expect(html('ImageCarousel', { images: images(3), showDots: false })).toContain('data-bars');
    expect(html('ImageCarousel', { images: images(3) })).not.toContain('data-bars');
  });

  it('BLK-CAROUSEL-02 is 300 by 300 px', () => {
    expect(getDefaults('ImageCarousel')).toMatchObject({ width: 300, height: 300 });
    const css = pageCss(['ImageCarousel']);
    expect(css).toMatch(/inline-size:min\(100%,\s?var\(--org-carousel-w,\s?300px\)\)/);
    expect(css).toMatch(/block-size:var\(--org-carousel-h,\s?300px\)/);
    expect(html('ImageCarousel', { width: 640, height: 20 })).toContain(
      '--org-carousel-w:640px;--org-carousel-h:50px',
    );
  });

  it('has no controls for a single image', () => {
    expect(html('ImageCarousel', { images: images(1) })).not.toMatch(/<button|data-options/);
  });
});

describe('sets of images', () => {
  it('BLK-CAROUSEL-03 show how to add images in an empty carousel and scroller, and No Images in an empty gallery', () => {
    const empty = { images: [] };
    for (const type of ['ImageCarousel', 'InfiniteScroller']) {
      expect(html(type, empty, true)).toContain('>Use the Settings Panel to add images');
      // Visitors cannot add images, so the block is hidden for them.
      expect(html(type, empty)).toMatch(/ hidden="">$/);
    }
    expect(html('ImageGallery', empty)).toContain('>No Images');
    expect([MESSAGES.addImages, MESSAGES.noImages]).toEqual([
      'Use the Settings Panel to add images',
      'No Images',
    ]);
  });

  it.each(['ImageCarousel', 'InfiniteScroller', 'ImageGallery'])(
    'show the valid images of any stored list in %s, at most a hundred',
    (type) => {
      const stored = [
        null,
        7,
        [],
        {},
        image(1, { file: 'javascript:alert(1)' }),
        image(2, { file: '' }),
        image(3, { altText: 7, naturalWidth: -4, naturalHeight: 'x' }),
        image(4, { altText: 'x'.repeat(10_000), file: 'https://gone.example/4.jpg' }),
      ];
      const shown = html(type, { images: stored as never });
      expect(count(shown, /src="\/pictures\/3\.jpg"/g)).toBeGreaterThan(0);
      expect(shown).toContain('src="https://gone.example/4.jpg"');
      expect(shown).not.toMatch(/javascript|x{501}|width="-4"/);
      const many = html(type, { images: images(1000) });
      expect(count(many, /src="\/pictures\/\d+\.jpg"/g)).toBe(
        type === 'InfiniteScroller' ? 2 * MAX_IMAGES : MAX_IMAGES,
      );
    },
  );
});

describe('image gallery', () => {
  const whole = { ...image(1), mime_type: 'image/jpeg', filesize: 240 };

  it('BLK-GALLERY-01 has images, each with file, mime_type and filesize', () => {
    expect(Object.keys(getDefaults('ImageGallery'))).toEqual(['images']);
    expect(accepts('ImageGallery', { images: [whole] })).toBe(true);
    for (const wrong of [{ file: 1 }, { mime_type: 1 }, { filesize: '240' }, { filesize: -1 }])
      expect([wrong, accepts('ImageGallery', { images: [{ ...whole, ...wrong }] })]).toEqual([
        wrong,
        false,
      ]);
    const shown = html('ImageGallery', {
      images: [whole, { ...whole, file: '/film.mp4', mime_type: 'video/mp4' }],
    });
    expect(shown).toContain('href="/pictures/1.jpg" type="image/jpeg"');
    expect(shown).not.toContain('film');
  });

  it('BLK-GALLERY-02 links to each image without a script, and includes the lightbox', () => {
    const shown = html('ImageGallery', { images: images(2) });
    expect(
      count(shown, /<a class="org-image-gallery-item" data-part="item" href="\/pictures/g),
    ).toBe(2);
    expect(shown).toMatch(/data-enhance="lightbox"/);
    expect(shown).toMatch(/<dialog class="org-lightbox"/);
    for (const name of ['Close', 'Previous picture', 'Next picture'])
      expect(shown).toContain(`aria-label="${name}"`);
    expect(html('ImageGallery', { images: images(1) })).not.toContain('data-step');
  });

  it('BLK-GALLERY-03 opens no lightbox in the editor', () => {
    expect(html('ImageGallery', { images: images(2) }, true)).not.toMatch(
      /href|dialog|data-enhance/,
    );
  });

  it('BLK-GALLERY-04 has 3 columns, 2 up to 700 px and 1 up to 500 px', () => {
    const css = pageCss(['ImageGallery']).replace(/\s+/g, '');
    const columns = (fr: string) => `.org-image-gallery-grid{grid-template-columns:${fr}`;
    expect(css).toContain('.org-image-gallery-grid{display:grid;grid-template-columns:repeat(3,');
    expect(css).toMatch(/@media\(max-width:700px\)|@media\(width<=700px\)/);
    expect(css).toContain(columns('repeat(2,minmax(0,1fr))'));
    expect(css).toContain(columns('minmax(0,1fr)'));
  });
});

describe('infinite scroller', () => {
  it('BLK-SCROLLER-01 has its props, and images of 150 by 150', () => {
    expect(getDefaults('InfiniteScroller')).toMatchObject({ imageWidth: 150, imageHeight: 150 });
    expect(Object.keys(getDefaults('InfiniteScroller')).sort()).toEqual(
      ['images', 'direction', 'speed', 'showMask', 'imageWidth', 'imageHeight'].sort(),
    );
    expect(
      ['left', 'right', 'up'].map((direction) => accepts('InfiniteScroller', { direction })),
    ).toEqual([true, true, false]);
    const speeds = ['evenslower', 'veryslow', 'slow', 'medium', 'fast'];
    expect([...speeds, 'ludicrous'].map((speed) => accepts('InfiniteScroller', { speed }))).toEqual(
      [true, true, true, true, true, false],
    );
    const times = speeds.map((speed) =>
      Number(/--org-scroller-time:(\d+)s/.exec(html('InfiniteScroller', { speed }))?.[1]),
    );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(5);
    const shown = html('InfiniteScroller', { direction: 'right', imageWidth: 90, imageHeight: 40 });
    expect(shown).toContain('data-direction="right" data-mask="true"');
    expect(shown).toContain('--org-scroller-w:90px;--org-scroller-h:40px');
    expect(html('InfiniteScroller', { showMask: false })).not.toContain('data-mask');
  });

  it('BLK-SCROLLER-02 doubles its images for visitors, and shows them once with reduced motion', () => {
    const shown = html('InfiniteScroller', { images: images(4) });
    expect(count(shown, /<img /g)).toBe(8);
    expect(shown).toMatch(/data-part="copy" aria-hidden="true"/);
    expect(count(shown, /alt="Picture \d"/g)).toBe(4);
    expect(pageCss(['InfiniteScroller']).replace(/\s+/g, '')).toMatch(
      /prefers-reduced-motion:reduce\)\{\.org-infinite-scroller-row:where\(\[data-part="?copy"?\]\)[^}]*display:none/,
    );
  });

  it('BLK-SCROLLER-03 shows its images once and without motion in the editor', () => {
    const shown = html('InfiniteScroller', { images: images(4) }, true);
    expect(count(shown, /<img /g)).toBe(4);
    expect(shown).not.toMatch(/data-part="copy"|<input/);
  });
});
