import { storeCss } from '@org/blocks/css';
import { renderToHtml } from '@org/blocks/server';
import {
  renderSitePage,
  SITE_PAGES,
  type SitePageContent,
  sitePageCss,
} from '@org/blocks/site-pages';
import { PAGE_EXAMPLE_NAMES, PAGE_EXAMPLES } from '@org/blocks/testing';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preferMotion } from './emulate-media.ts';
import { FramedPage, type PrintedPart } from './framed-page.ts';

const WIDTHS = Array.from({ length: 21 }, (_, at) => 320 + at * 80);
const NAMES = Object.keys(PAGE_EXAMPLES) as SitePageContent['name'][];
let framed: FramedPage;

beforeAll(async () => {
  await preferMotion('reduce');
  framed = new FramedPage();
  // It looks at the document that it runs in.
  const script = framed.document.createElement('script');
  script.textContent = axe.source;
  framed.document.head.append(script);
});
afterAll(async () => {
  framed.remove();
  await preferMotion('no-preference');
});

/** Renders an example of a page with its styles. */
function print(
  name: SitePageContent['name'],
  example: (typeof PAGE_EXAMPLE_NAMES)[number],
): PrintedPart {
  // The name and its props belong together, which the table does not express.
  const page = { name, props: PAGE_EXAMPLES[name][example] } as SitePageContent;
  const html = renderToHtml(renderSitePage(page));
  return {
    html,
    css: `${storeCss(html)}${sitePageCss(SITE_PAGES[name].sheets)}`,
    dir: example === 'rtl' ? 'rtl' : undefined,
  };
}

/** Returns the visible elements that reach beyond the edge of the page at a width. */
function findOverflow(width: number): string[] {
  framed.setWidth(width);
  return [...framed.main.querySelectorAll('*')]
    .filter((part) => {
      const { left, right, width: own } = part.getBoundingClientRect();
      return own > 1 && (left < -1 || right > width + 1);
    })
    .filter((part) => !part.closest('[popover]') && part.checkVisibility())
    .map((part) => `${width}: ${part.outerHTML.slice(0, 120)}`);
}

it.each(NAMES)('%s fits every width from 320 to 1920 px', (name) => {
  for (const example of PAGE_EXAMPLE_NAMES) {
    framed.showPrinted([print(name, example)]);
    expect(WIDTHS.flatMap(findOverflow).slice(0, 3)).toEqual([]);
  }
});

it.each(NAMES)(
  '%s has no accessibility violations on phones and desktops, light and dark',
  async (name) => {
    // The script above has put it there.
    const inside = framed.window as unknown as { readonly axe: typeof axe };
    for (const example of ['typical', 'problem', 'rtl'] as const) {
      framed.showPrinted([print(name, example)]);
      for (const [theme, width] of [
        ['light', 320],
        ['light', 1440],
        ['dark', 1440],
      ] as const) {
        framed.setTheme(theme);
        framed.setWidth(width);
        const { violations } = await inside.axe.run(framed.main, { resultTypes: ['violations'] });
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found, `${example}, ${theme}, ${width}`).toEqual([]);
      }
    }
  },
);
