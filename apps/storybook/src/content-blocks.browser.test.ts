import type { RenderContext } from '@org/blocks';
import { startBlocks } from '@org/blocks/islands';
import type { BlockTemplate } from '@org/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preferMotion } from './emulate-media.ts';
import { getBlock, showPage } from './show-page.ts';

const stops: (() => void)[] = [];
const address = window.location.href;

/** Blocks in a column, alive. */
function show(blocks: readonly BlockTemplate[], context: Partial<RenderContext> = {}): void {
  stops.push(
    showPage([{ type: 'Section', children: [{ type: 'Column', children: blocks }] }], context),
  );
  stops.push(startBlocks(document.body));
}

beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  window.history.replaceState(null, '', address);
});

describe('tabs', () => {
  const header = (tabIndex: number, title: string, sort: number) => ({
    id: title,
    tabIndex,
    title,
    icon: '',
    sort,
  });
  /** Three tabs, of which the second in the list stands first. */
  const TABS: BlockTemplate = {
    type: 'Tabs',
    props: { tabHeaders: [header(4, 'Two', 2), header(2, 'One', 1), header(7, 'Three', 3)] },
    children: [4, 2, 7].map((tabIndex) => ({
      type: 'TabPanel',
      props: { tabIndex },
      children: [{ type: 'Text', props: { text: `Panel ${tabIndex}` } }],
    })),
  };
  const open = () =>
    [...document.querySelectorAll<HTMLElement>('[data-panel]')]
      .filter((panel) => panel.checkVisibility())
      .map((panel) => panel.querySelector('[data-block="text"]')?.textContent);
  const tab = (name: string) => page.getByRole('tab', { name });

  it('BLK-TABS-02 keep the open tab in the address as #tab-{index}', async () => {
    show([TABS]);
    expect(open()).toEqual(['Panel 2']);
    expect(window.location.hash).toBe('');
    await tab('Three').click();
    expect([window.location.hash, ...open()]).toEqual(['#tab-7', 'Panel 7']);
    await tab('Two').click();
    expect([window.location.hash, ...open()]).toEqual(['#tab-4', 'Panel 4']);
  });

  it.each([
    ['#tab-7', 'Panel 7'],
    ['#tab-99', 'Panel 2'],
    ['#elsewhere', 'Panel 2'],
    ['#tab-"]<b>', 'Panel 2'],
  ])('BLK-TABS-02 open with %s in the address: %s', (hash, text) => {
    window.history.replaceState(null, '', hash);
    show([TABS]);
    expect(open()).toEqual([text]);
  });

  it('BLK-TABS-02 follow a link on the page', async () => {
    show([TABS]);
    window.location.hash = 'tab-4';
    await expect.poll(open).toEqual(['Panel 4']);
    window.location.hash = 'elsewhere';
    await new Promise((done) => setTimeout(done, 50));
    expect(open()).toEqual(['Panel 4']);
  });

  it('are moved between by keys, also from right to left', async () => {
    show([TABS]);
    await tab('One').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Two')).toHaveFocus();
    expect(open()).toEqual(['Panel 4']);
    await userEvent.keyboard('{End}');
    expect(open()).toEqual(['Panel 7']);
    await userEvent.keyboard('{ArrowRight}');
    expect(open()).toEqual(['Panel 2']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(open()).toEqual(['Panel 7']);
    await userEvent.keyboard('{Home}');
    expect(open()).toEqual(['Panel 2']);
    document.documentElement.dir = 'rtl';
    stops.push(() => document.documentElement.removeAttribute('dir'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(open()).toEqual(['Panel 4']);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tabpanel', { name: 'Two' })).toHaveFocus();
  });

  it('restore the markup when they are removed', () => {
    stops.push(showPage([{ type: 'Section', children: [{ type: 'Column', children: [TABS] }] }]));
    const before = getBlock('tabs').outerHTML;
    const stop = startBlocks(document.body);
    expect(getBlock('tabs').outerHTML).not.toBe(before);
    stop();
    const bare = (html: string) => html.replaceAll(/ data-active="(?:true)?"/g, ' data-active');
    expect(bare(getBlock('tabs').outerHTML)).toBe(bare(before));
  });
});

describe('a counter', () => {
  const COUNT = { startNumber: 10, endNumber: 1000, prefix: '$', startOnScroll: false };
  const place = () => getBlock('count-up').querySelector<HTMLElement>('[data-part="number"]');
  const number = () => place()?.textContent ?? '';
  const counter = (props: object): BlockTemplate => ({
    type: 'CountUp',
    props: { ...COUNT, ...props },
  });
  const value = () => Number(number().replaceAll(',', ''));

  it('BLK-COUNTUP-02 counts from the first to the last number within its duration, after its delay', async () => {
    show([counter({ duration: 0.6, delay: 0.3 })]);
    expect(number()).toBe('10');
    expect(getBlock('count-up').textContent.replaceAll(/\s/g, '')).toBe('$10');
    await new Promise((done) => setTimeout(done, 150));
    expect(number()).toBe('10');
    const begun = performance.now();
    await expect.poll(value, { interval: 10 }).toSatisfy((now: number) => now > 10 && now < 1000);
    await expect.poll(number, { interval: 10, timeout: 30_000 }).toBe('1,000');
    expect(performance.now() - begun).toBeGreaterThan(350);
  });

  it('BLK-COUNTUP-02 begins when it is scrolled into view, if set to', async () => {
    const tall: BlockTemplate = {
      type: 'Container',
      props: {
        settings: { desktop: { alignment: { height: 2000, heightUnit: 'px', heightAuto: false } } },
      },
    };
    show([tall, counter({ duration: 0.2, startOnScroll: true }), tall]);
    await new Promise((done) => setTimeout(done, 500));
    expect(number()).toBe('10');
    getBlock('count-up').scrollIntoView({ behavior: 'instant' });
    await expect.poll(number, { timeout: 30_000 }).toBe('1,000');
    window.scrollTo(0, 0);
  });

  it('keeps its place while it counts, upwards and downwards, and lays out nothing around it', async () => {
    const beside: BlockTemplate = { type: 'Text', props: { text: 'below' } };
    for (const props of [{}, { startNumber: 1000000, endNumber: 7, textAlign: 'end' as const }]) {
      show([counter({ ...props, duration: 0.4 }), beside]);
      const box = () => JSON.stringify(place()?.getBoundingClientRect());
      const [before, boxes] = [box(), new Set<string>()];
      await expect
        .poll(() => boxes.add(box()) && place()?.dataset.last, { interval: 10, timeout: 30_000 })
        .toBeUndefined();
      expect([...boxes]).toEqual([before]);
      for (const stop of stops.splice(0)) stop();
    }
  });

  it('shows the final number immediately to screen readers and visitors who prefer reduced motion', async () => {
    await preferMotion('reduce');
    show([counter({ duration: 5 })]);
    expect(number()).toBe('1,000');
    stops.pop()?.();
    stops.pop()?.();
    await preferMotion('no-preference');
    show([counter({ duration: 5 })]);
    expect(number()).toBe('10');
    await expect.element(page.getByRole('img', { name: '1,000' })).toBeVisible();
  });
});

describe('a field of the page', () => {
  it('BLK-PAGEFIELD-03 is 0.6 of its size on phones and 0.95 of it on tablets', async () => {
    show([
      { type: 'PageField', props: { field: 'title', fontSize: 5 } },
      { type: 'PageTitle', props: { fontSize: 5 } },
    ]);
    const sizes = () =>
      ['page-field', 'page-title'].map((name) =>
        Number.parseFloat(getComputedStyle(getBlock(name)).fontSize),
      );
    for (const [width, scale] of [
      [1200, 1],
      [992, 1],
      [991, 0.95],
      [768, 0.95],
      [767, 0.6],
      [390, 0.6],
    ] as const) {
      await page.viewport(width, 800);
      await expect.poll(sizes, { message: `${width} px` }).toEqual([80 * scale, 80 * scale]);
    }
  });
});

describe('custom HTML', () => {
  const run = vi.fn();
  const htmlContent =
    '<script>top.ranHtml?.()</script><img src="data:x" onerror="top.ranHtml?.()"><a href="javascript:top.ranHtml?.()">x</a>';

  it('BLK-CUSTOMHTML-01 runs no script in the editor', async () => {
    (window as Window & { ranHtml?: () => void }).ranHtml = run;
    show([{ type: 'CustomHtml', props: { htmlContent } }], { editing: true });
    const frame = getBlock('custom-html').querySelector('iframe') as HTMLIFrameElement;
    await new Promise((done) => frame.addEventListener('load', done));
    await new Promise((done) => setTimeout(done, 200));
    expect(run).not.toHaveBeenCalled();
    // Its document is of no origin: nothing in it reaches what is around it.
    expect(frame.contentDocument).toBeNull();
    expect(getBlock('custom-html').querySelector('script, img, a')).toBeNull();
  });
});

describe('a button to a design studio', () => {
  const STUDIO: BlockTemplate = {
    type: 'DesignOnline',
    props: { text: 'Paint a mug', studioUrl: 'https://studio.invalid/mugs?lang=en' },
  };
  const frame = () => document.querySelector('.org-design-online-frame') as HTMLIFrameElement;

  it('BLK-DESIGN-01 opens a modal with the studio in a frame of 670 px', async () => {
    show([STUDIO]);
    expect(frame().getAttribute('src')).toBeNull();
    expect(frame().checkVisibility()).toBe(false);
    await page.getByRole('link', { name: 'Paint a mug' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Paint a mug' })).toBeVisible();
    expect(document.querySelector('dialog:modal')).not.toBeNull();
    expect(frame().src).toBe('https://studio.invalid/mugs?lang=en');
    expect(frame().getBoundingClientRect().height).toBe(670);
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('dialog:modal')).toBeNull();
    await expect.element(page.getByRole('link', { name: 'Paint a mug' })).toHaveFocus();
  });

  it('BLK-DESIGN-02 takes the variant out of the query of the address', async () => {
    for (const [query, src] of [
      ['?variantid=4711&x=1', 'https://studio.invalid/mugs?lang=en&variantid=4711'],
      ['?variantid=%26admin%3D1', 'https://studio.invalid/mugs?lang=en&variantid=%26admin%3D1'],
      ['?variant=4711', 'https://studio.invalid/mugs?lang=en'],
    ] as const) {
      window.history.replaceState(null, '', query);
      show([STUDIO]);
      await page.getByRole('link', { name: 'Paint a mug' }).click();
      expect(frame().src, query).toBe(src);
      for (const stop of stops.splice(0).reverse()) stop();
    }
  });
});

describe('a carbon calculator', () => {
  it('BLK-CARBON-01 says at each field what is wrong, and goes to the first', async () => {
    show([{ type: 'CarbonCalculator' }]);
    const button = page.getByRole('button', { name: 'Calculate' });
    await button.click();
    await expect.element(page.getByLabelText('Method')).toHaveFocus();
    for (const problem of [
      'Please choose a method',
      'Please enter the shipment weight',
      'Please enter a distance',
    ])
      await expect.element(page.getByText(problem)).toBeVisible();
    await page.getByLabelText('Method').selectOptions('ltl');
    await page.getByLabelText('Shipment weight (tons)').fill('0');
    await page.getByLabelText('Distance (miles)').fill('10');
    await button.click();
    await expect
      .element(page.getByText('The weight must be a number greater than 0'))
      .toBeVisible();
    expect(document.querySelector<HTMLElement>('[data-part="result"]')?.checkVisibility()).toBe(
      false,
    );
  });

  it('BLK-CARBON-03 shows emissions and offset', async () => {
    show([{ type: 'CarbonCalculator' }]);
    await page.getByLabelText('Method').selectOptions('expedited');
    await page.getByLabelText('Shipment weight (tons)').fill('1000');
    await page.getByLabelText('Distance (miles)').fill('1000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    const result = document.querySelector<HTMLElement>('[data-part="result"]');
    await expect
      .poll(() => result?.textContent.replaceAll(/\s+/g, ' '))
      .toContain('161.8 tonnes CO₂');
    // 161.8 / 34.99871
    expect(result?.textContent).toContain('4.623');
  });
});
