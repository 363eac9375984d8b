import { MESSAGES } from '@org/schema/copy';
import { describe, expect, it } from 'vitest';
import { getFeatures, priceParts } from '../src/blocks/pricing/pricing-parts.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { SETTINGS } from '../src/registry/settings.gen.ts';
import { accepts, getDefaults, html } from './block-html.ts';
import { pageHtml } from './navigation-html.ts';

/** Returns the HTML of a page with one block in a column. */
const inColumn = (block: object, editing = false): string =>
  pageHtml(
    { type: 'Section', children: [{ type: 'Column', children: [block as never] }] },
    { editing },
  );
/** Returns a field of the list in a block's settings. */
const itemField = (type: 'Tabs' | 'Timeline' | 'Pricing', prop: string) =>
  SETTINGS[type]
    .flatMap((field) => (field.kind === 'list' ? field.fields : []))
    .find((field) => field.prop === prop);

describe('an accordion', () => {
  it('BLK-ACCORDION-01 has 3 items that open, and an optional dark mode', () => {
    expect(getDefaults('Accordion')).toEqual({ numberOfItems: 3, darkMode: false });
    const shown = inColumn({ type: 'Accordion' });
    expect(shown.match(/<details class="org-accordion-item"/g)).toHaveLength(3);
    expect(shown).not.toContain('org-dark');
    expect(inColumn({ type: 'Accordion', props: { darkMode: true } })).toMatch(
      /class="org-accordion org-dark"/,
    );
    expect(
      [0, 1, 50, 51, 1.5, '3'].map((numberOfItems) => accepts('Accordion', { numberOfItems })),
    ).toEqual([false, true, true, false, false, false]);
    expect(blockRegistry.get('Accordion')?.partsFollow).toEqual({
      prop: 'numberOfItems',
      type: 'AccordionItem',
    });
  });

  it('contains blocks in its items, which are open in the editor', () => {
    expect(blockRegistry.get('AccordionItem')?.canvas).toBe(true);
    const item = {
      type: 'AccordionItem',
      props: { title: 'Why <b>?' },
      children: [{ type: 'Text', props: { text: 'So.' } }],
    };
    const block = { type: 'Accordion', children: [item] };
    expect(inColumn(block)).toMatch(
      /<details class="org-accordion-item" data-block="accordion-item"><summary .*>Why &lt;b&gt;\?<\/span>.*So\..*<\/details>/,
    );
    expect(inColumn(block, true)).toMatch(/<div class="org-accordion-item"[^>]*data-open/);
    expect(inColumn(block, true)).not.toContain('<details');
  });
});

describe('tabs', () => {
  const header = (tabIndex: number, title: string, sort = tabIndex) => ({
    id: `tab-${tabIndex}`,
    tabIndex,
    title,
    icon: '',
    sort,
  });
  const tabs = (tabHeaders: unknown, more = {}) => ({
    type: 'Tabs',
    props: { tabHeaders, ...more },
    children: [0, 1].map((tabIndex) => ({
      type: 'TabPanel',
      props: { tabIndex },
      children: [{ type: 'Text', props: { text: `Panel ${tabIndex}` } }],
    })),
  });
  const names = (shown: string) =>
    Array.from(
      shown.matchAll(/<button class="org-tabs-tab"[^>]*>.*?<span[^>]*>(.*?)<\/span>/g),
      ([, name]) => name,
    );

  it('BLK-TABS-01 have a list of headers, two styles and a dark mode', () => {
    expect(Object.keys(getDefaults('Tabs'))).toEqual(['tabHeaders', 'tabStyle', 'darkMode']);
    const whole = { id: 'a', tabIndex: 1, title: 'One', icon: 'leaf', sort: 4 };
    expect(accepts('Tabs', { tabHeaders: [whole] })).toBe(true);
    for (const name of Object.keys(whole))
      expect([name, accepts('Tabs', { tabHeaders: [{ ...whole, [name]: {} }] })]).toEqual([
        name,
        false,
      ]);
    expect(['pills', 'default', 'boxes'].map((tabStyle) => accepts('Tabs', { tabStyle }))).toEqual([
      true,
      true,
      false,
    ]);
    const shown = inColumn(tabs([whole], { tabStyle: 'pills', darkMode: true }));
    expect(shown).toMatch(/class="org-tabs org-dark"[^>]*data-style="pills"/);
    expect(shown).toMatch(/data-tab="1"[^>]*><svg class="org-tabs-icon"/);
  });

  it('BLK-TABS-03 require a title for each tab, and no icon', () => {
    expect(accepts('Tabs', { tabHeaders: [header(0, 'One')] })).toBe(true);
    for (const title of ['', '   ', null])
      expect(accepts('Tabs', { tabHeaders: [{ ...header(0, ''), title }] as never })).toBe(false);
    expect(itemField('Tabs', 'title')).toMatchObject({ required: true });
    expect(itemField('Tabs', 'icon')).not.toHaveProperty('required');
  });

  it('BLK-TABS-04 show No Tabs when there are none', () => {
    expect(MESSAGES.noTabs).toBe('No Tabs');
    expect(inColumn({ type: 'Tabs', props: { tabHeaders: [] }, children: [] })).toContain(
      '>No Tabs<',
    );
    expect(inColumn(tabs([header(0, 'One')]))).not.toContain('No Tabs');
  });

  it('BLK-TABS-05 are sorted by sort, and the first of them is open', () => {
    const shown = inColumn(tabs([header(0, 'Late', 7), header(1, 'Early', 2)]));
    expect(names(shown)).toEqual(['Early', 'Late']);
    expect(shown).toMatch(/data-panel="1" data-active="true"/);
    expect(shown).not.toMatch(/data-panel="0" data-active/);
  });

  it('show a panel without a tab only in the editor', () => {
    const lost = tabs([header(0, 'One')]);
    expect(inColumn(lost)).toMatch(/data-panel="1" hidden=""/);
    expect(inColumn(lost, true)).toMatch(
      /data-panel="1"><p class="org-tab-panel-name">No tab leads here/,
    );
  });

  it('render with any stored headers', () => {
    const evil = [
      { tabIndex: 1e9, title: '<script>', icon: 'no-such', sort: 'x' },
      { tabIndex: -1, title: 'below' },
      { tabIndex: 1.5 },
      { tabIndex: 0, title: 'first' },
      { tabIndex: 0, title: 'second with the same place' },
      null,
      'x',
      [[]],
    ];
    const shown = inColumn(tabs(evil));
    expect(names(shown)).toEqual(['&lt;script&gt;', 'first']);
    expect(
      inColumn(tabs(Array.from({ length: 1000 }, (_, at) => header(at, 'x'.repeat(10_000))))),
    ).toContain('org-tabs');
  });
});

describe('a timeline', () => {
  const item = { id: 'a', index: 0, year: '1986', title: 'A kiln', description: 'In a barn' };

  it('BLK-TIMELINE-01 has a title and sorted items', () => {
    expect(Object.keys(getDefaults('Timeline'))).toEqual(['title', 'showTitle', 'timelineItems']);
    expect(accepts('Timeline', { timelineItems: [item] })).toBe(true);
    for (const name of Object.keys(item))
      expect([name, accepts('Timeline', { timelineItems: [{ ...item, [name]: {} }] })]).toEqual([
        name,
        false,
      ]);
    const shown = html('Timeline', {
      timelineItems: [
        { ...item, index: 3 },
        { ...item, index: 1, year: '1970', title: 'Clay' },
      ],
    });
    expect(shown.indexOf('1970')).toBeLessThan(shown.indexOf('1986'));
    for (const text of ['Clay', 'A kiln', 'In a barn']) expect(shown).toContain(text);
  });

  it('BLK-TIMELINE-02 shows no year with anything but digits, however it was stored', () => {
    const shown = html('Timeline', { timelineItems: [{ ...item, year: '20x9' }] });
    expect(shown).not.toContain('20x9');
    expect(shown).toContain('A kiln');
  });

  it('BLK-TIMELINE-02 requires a title and a year of digits, and no description', () => {
    const takes = (more: object) =>
      accepts('Timeline', { timelineItems: [{ ...item, ...more }] as never });
    expect([takes({}), takes({ description: '' }), takes({ description: undefined })]).toEqual([
      true,
      true,
      true,
    ]);
    for (const wrong of [
      { title: '' },
      { title: ' ' },
      { year: '' },
      { year: 'MCMLX' },
      { year: '19 86' },
      { year: '-1' },
    ])
      expect([wrong, takes(wrong)]).toEqual([wrong, false]);
    expect(itemField('Timeline', 'title')).toMatchObject({ required: true });
    expect(itemField('Timeline', 'year')).toMatchObject({ required: true, digits: true });
    expect(itemField('Timeline', 'description')).not.toHaveProperty('required');
  });

  it('BLK-TIMELINE-03 shows its title only when that is enabled', () => {
    expect(html('Timeline', { title: 'Our way', showTitle: true })).toContain('Our way');
    expect(html('Timeline', { title: 'Our way', showTitle: false })).not.toContain('Our way');
  });
});

describe('a pricing table', () => {
  const box = {
    id: 'a',
    title: 'Pro',
    price: '$15 per month',
    features: 'One, Two , ,Three',
    buttonText: 'Choose',
    buttonLink: '/signup',
    buttonSize: 'lg',
  };

  it('BLK-PRICING-01 has its props, and boxes with theirs', () => {
    expect(Object.keys(getDefaults('Pricing'))).toEqual([
      'title',
      'description',
      'headerAlignment',
      'themeMode',
      'pricingBoxes',
    ]);
    expect(
      ['start', 'center', 'end', 'left'].map((headerAlignment) =>
        accepts('Pricing', { headerAlignment }),
      ),
    ).toEqual([true, true, true, false]);
    expect(['light', 'dark', 'auto'].map((themeMode) => accepts('Pricing', { themeMode }))).toEqual(
      [true, true, false],
    );
    for (const name of Object.keys(box))
      expect([name, accepts('Pricing', { pricingBoxes: [{ ...box, [name]: {} }] })]).toEqual([
        name,
        false,
      ]);
    const shown = html('Pricing', {
      title: 'Prices',
      description: 'All in',
      themeMode: 'dark',
      headerAlignment: 'end',
      pricingBoxes: [box],
    });
    expect(shown).toMatch(
      /^<div class="org-pricing org-dark" data-block="pricing" data-align="end">/,
    );
    expect(shown).toMatch(
      /<a class="org-button org-pricing-button" data-part="button" data-variant="primary" data-size="lg" href="\/signup">Choose<\/a>/,
    );
    for (const text of ['Prices', 'All in', 'Pro', '>$15</span> per month'])
      expect(shown).toContain(text);
  });

  it('BLK-PRICING-02 shows each comma-separated feature on its own', () => {
    expect(getFeatures(box.features)).toEqual(['One', 'Two', 'Three']);
    const shown = html('Pricing', { pricingBoxes: [box] });
    expect(
      Array.from(
        shown.matchAll(/<li class="org-pricing-feature">.*?<span[^>]*>(.*?)<\/span>/g),
        ([, one]) => one,
      ),
    ).toEqual(['One', 'Two', 'Three']);
  });

  it('BLK-PRICING-03 requires title, price, features and button of a box', () => {
    for (const name of ['title', 'price', 'features', 'buttonText', 'buttonLink']) {
      expect([name, accepts('Pricing', { pricingBoxes: [{ ...box, [name]: '' }] })]).toEqual([
        name,
        false,
      ]);
      expect(itemField('Pricing', name)).toMatchObject({ required: true });
    }
  });

  it('BLK-PRICING-04 has the default boxes Free, Pro and Enterprise', () => {
    const boxes = getDefaults('Pricing').pricingBoxes as readonly Record<string, string>[];
    expect(boxes.map(({ title, price, buttonLink }) => [title, price, buttonLink])).toEqual([
      ['Free', '$0 per month', '/signup'],
      ['Pro', '$15 per month', '/signup'],
      ['Enterprise', '$29 per month', '/contact'],
    ]);
  });

  it('splits a price into the amount and the rest', () => {
    expect([
      priceParts('$15 per month'),
      priceParts('Free'),
      priceParts('20 دينار'),
      priceParts('from $9'),
    ]).toEqual([
      { amount: '$15', rest: 'per month' },
      { amount: 'Free', rest: '' },
      { amount: '20', rest: 'دينار' },
      { amount: 'from $9', rest: '' },
    ]);
  });
});
