import type { BlockTemplate } from '@org/content';
import type { JsonObject, SparseSettings } from '@org/schema/entities';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preferMotion, showOn } from './emulate-media.ts';
import { getBlock, printPage, showPage } from './show-page.ts';

let cleanup: () => void = () => undefined;

const HEIGHT = 800;
/** Returns a section of a height without padding. */
const band = (
  height: number,
  settings: SparseSettings = {},
  children: readonly BlockTemplate[] = [{ type: 'Column' }],
): BlockTemplate => {
  const all: SparseSettings = {
    desktop: {
      alignment: { height, heightUnit: 'px', heightAuto: false },
      spacing: { paddingTop: 0, paddingBottom: 0 },
    },
    ...settings,
  };
  return { type: 'Section', props: { settings: all as JsonObject }, children };
};
const rising: SparseSettings = { motion: { enter: 'rise' } };
const style = (index: number, name = 'section') => {
  const { opacity, translate, scale, transform } = getComputedStyle(getBlock(name, index));
  return { opacity: Number(opacity), translate, scale, transform };
};
const opacity = (index: number, name?: string) => style(index, name).opacity;
const DONE = { opacity: 1, translate: 'none', scale: 'none', transform: 'none' };

/** Two frames: timelines follow scrolling in the next one. */
async function frames(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
async function show(...sections: readonly BlockTemplate[]): Promise<void> {
  cleanup();
  cleanup = showPage(sections);
  scrollTo(0, 0);
  await frames();
}
async function scroll(top: number): Promise<void> {
  scrollTo(0, top);
  await frames();
}

beforeEach(async () => {
  await preferMotion('no-preference');
  await page.viewport(1440, HEIGHT);
});
afterEach(async () => {
  document.documentElement.dir = '';
  await showOn('screen');
  cleanup();
  scrollTo(0, 0);
});

describe('enter effects', () => {
  it('are over for what is in view at the start', async () => {
    await show(
      band(300, rising),
      band(450, { motion: { enter: 'blur', speed: 'calm' } }),
      band(2000),
    );
    expect([style(0), style(1)]).toEqual([DONE, DONE]);
    // Higher than the window, but enough of it is in view.
    await show(band(100), band(2000, { motion: { enter: 'fade', speed: 'calm', delay: 'long' } }));
    expect(style(1)).toEqual(DONE);
  });

  it('follow scrolling until the block is in view, and leave nothing behind', async () => {
    await show(band(1000), band(400, rising), band(1000));
    expect(style(1)).toMatchObject({ opacity: 0, translate: '0px 32px' });
    await scroll(260);
    expect(opacity(1)).toBeGreaterThan(0);
    expect(opacity(1)).toBeLessThan(1);
    await scroll(600);
    expect(style(1)).toEqual(DONE);
    await scroll(1300);
    expect(style(1)).toEqual(DONE);
  });

  it('are over at the end of the page, for blocks of any height and delay', async () => {
    const late: SparseSettings = { motion: { enter: 'zoom', speed: 'calm', delay: 'long' } };
    await show(band(1500), band(900, late), band(40, late), band(12.5, late));
    expect([opacity(1), opacity(2), opacity(3)]).toEqual([0, 0, 0]);
    await scroll(document.documentElement.scrollHeight);
    expect([style(1), style(2), style(3)]).toEqual([DONE, DONE, DONE]);
  });

  it('show everything on a page that does not scroll, and in a box that clips', async () => {
    await show(band(400, rising), band(HEIGHT - 400, rising));
    expect([style(0), style(1)]).toEqual([DONE, DONE]);
    const clipped = band(200, {}, [{ type: 'Column', props: { settings: rising as JsonObject } }]);
    await show(
      band(1000),
      { ...clipped, props: { ...clipped.props, overflow: 'hidden' } },
      band(1000),
    );
    expect(opacity(1, 'column')).toBe(1);
  });

  it('do not play for people who prefer reduced motion, and not on paper', async () => {
    const moving: SparseSettings = { motion: { enter: 'rise', scroll: 'scale' } };
    await preferMotion('reduce');
    await show(band(1000), band(400, moving));
    expect(style(1)).toEqual(DONE);
    await preferMotion('no-preference');
    await frames();
    expect(opacity(1)).toBe(0);
    await showOn('print');
    expect(style(1)).toEqual(DONE);
  });

  it('slide in from the other side on pages from right to left, and never widen the page', async () => {
    const from = (enter: 'slide-start' | 'slide-end') => band(400, { motion: { enter } });
    await show(band(1000), from('slide-start'), from('slide-end'));
    expect([style(1).translate, style(2).translate]).toEqual(['-32px', '32px']);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    document.documentElement.dir = 'rtl';
    await frames();
    expect([style(1).translate, style(2).translate]).toEqual(['32px', '-32px']);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('change no layout', async () => {
    const sections = (motion: SparseSettings) => [band(1000), band(400, motion), band(400)];
    await show(...sections({}));
    const still = [document.documentElement.scrollHeight, getBlock('section', 2).offsetTop];
    for (const enter of ['rise', 'zoom', 'blur'] as const) {
      await show(...sections({ motion: { enter, distance: 'large', scroll: 'scale' } }));
      expect([document.documentElement.scrollHeight, getBlock('section', 2).offsetTop]).toEqual(
        still,
      );
    }
  });

  it('let the style under the pointer apply afterwards', async () => {
    document.documentElement.style.setProperty('--org-motion', '0s');
    await show(
      band(400, { motion: { enter: 'zoom' }, states: { hover: { scale: 110, lift: 4 } } }),
      band(2000),
    );
    await userEvent.hover(getBlock('section'));
    await expect.poll(() => style(0)).toMatchObject({ scale: '1.1', translate: '0px -4px' });
    await userEvent.unhover(getBlock('section'));
    document.documentElement.style.removeProperty('--org-motion');
  });

  it('are over for a block with the focus', async () => {
    const column: BlockTemplate = {
      type: 'Column',
      children: [{ type: 'Button', props: { text: 'Book', href: '#book' } }],
    };
    await show(band(790), band(400, rising, [column]), band(1000));
    expect(opacity(1)).toBeLessThan(0.2);
    document.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    await frames();
    expect(style(1)).toEqual(DONE);
  });

  it('let links to a part of the page lead to its final position', async () => {
    const far: SparseSettings = { motion: { enter: 'rise', distance: 'large' } };
    const part = band(400, far);
    await show(band(1000), { ...part, props: { ...part.props, anchor: 'prices' } }, band(2000));
    location.hash = '#prices';
    await frames();
    expect(scrollY).toBe(1000);
    expect(style(1)).toEqual(DONE);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('can come one after another for the blocks inside', async () => {
    const columns = Array.from(
      { length: 6 },
      (): BlockTemplate => ({
        type: 'Column',
        props: { settings: { desktop: { alignment: { height: 400, heightAuto: false } } } },
      }),
    );
    await show(
      band(1000),
      band(400, { motion: { enter: 'fade', stagger: true } }, columns),
      band(400),
    );
    await scroll(400);
    const seen = [0, 1, 2, 3, 4, 5].map((index) => opacity(index + 1, 'column'));
    expect(opacity(1)).toBe(1);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect(new Set(seen).size).toBe(5);
    await scroll(600);
    expect(columns.map((_, index) => opacity(index + 1, 'column'))).toEqual(Array(6).fill(1));
  });
});

describe('scroll effects', () => {
  const moving = (effect: 'parallax' | 'fade-out' | 'scale') =>
    band(400, { motion: { scroll: effect } });

  it('drift the content of a section, slower than the page', async () => {
    await show(band(1000), moving('parallax'), band(1000));
    const shift = () => new DOMMatrix(getComputedStyle(getBlock('column', 1)).transform).m42;
    await scroll(300);
    const before = shift();
    await scroll(1000);
    expect(before).toBeLessThan(-20);
    expect(shift()).toBeGreaterThan(5);
    expect(style(1)).toEqual(DONE);
  });

  it('fade a block only in the last pixels in view', async () => {
    await show(moving('fade-out'), band(2000));
    expect(style(0)).toEqual(DONE);
    await scroll(150);
    expect(opacity(0)).toBe(1);
    await scroll(320);
    expect(opacity(0)).toBeCloseTo(0.5);
  });

  it('shrink a block at the edges of the window', async () => {
    const row = { type: 'Row', props: { settings: { motion: { scroll: 'scale' } } } } as const;
    await show(
      band(1000),
      band(400, {}, [{ type: 'Column', children: [{ ...row, children: [{ type: 'Column' }] }] }]),
      band(1000),
    );
    const size = () => new DOMMatrix(style(0, 'row').transform).a;
    await scroll(205);
    expect(size()).toBeLessThan(0.95);
    await scroll(700);
    expect(size()).toBe(1);
  });
});

it('needs no script', () => {
  const { html, css } = printPage([band(400, { motion: { enter: 'fade', scroll: 'parallax' } })]);
  expect(html).not.toMatch(/<script|\son\w+=/);
  expect(css).toContain('@keyframes org-enter-fade');
});
