import { allBlocks } from '@org/blocks/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FramedPage } from './framed-page.ts';

const WIDTHS = Array.from({ length: 21 }, (_, at) => 320 + at * 80);
let framed: FramedPage;
beforeAll(() => {
  framed = new FramedPage();
});
afterAll(() => framed.remove());

/** Returns true for an element in a row that scrolls sideways, such as pictures on a phone. */
function isInScroller(part: Element): boolean {
  for (let above = part.parentElement; above && above !== framed.main; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return true;
  return false;
}

/**
 * Visible elements that reach beyond the edge of a page of a width, but for what lies in a track that moves or a row that scrolls,
 * and what opens over the page. The page itself clips, so its scroll width would not tell.
 */
function sticksOut(width: number): string[] {
  framed.setWidth(width);
  return [...framed.main.querySelectorAll('*')]
    .filter((part) => {
      const { left, right, width: own } = part.getBoundingClientRect();
      return own > 1 && (left < -1 || right > width + 1);
    })
    .filter((part) => !part.parentElement?.closest('[data-part="track"]'))
    .filter((part) => !part.closest('[popover]'))
    .filter((part) => part.checkVisibility() && !isInScroller(part))
    .map((part) => part.outerHTML.slice(0, 120));
}

const wideAt = (): { width: number; parts: string[] }[] =>
  WIDTHS.map((width) => ({ width, parts: sticksOut(width).slice(0, 3) })).filter(
    ({ parts }) => parts.length > 0,
  );

it.each(allBlocks().map(({ definition, examples }) => ({ type: definition.type, examples })))(
  '$type fits every width from 320 to 1920 px, also with words that are two fifths longer',
  ({ type, examples }) => {
    framed.show(type, Object.values(examples));
    expect(wideAt()).toEqual([]);
    framed.lengthen();
    expect(wideAt()).toEqual([]);
    // What a narrow page folds away has to fit once it is opened.
    for (const fold of framed.main.querySelectorAll<HTMLDetailsElement>('.org-product-fold'))
      fold.open = true;
    expect(wideAt()).toEqual([]);
  },
);
