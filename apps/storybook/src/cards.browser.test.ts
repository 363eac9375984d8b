import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preferMotion } from './emulate-media.ts';
import { getBlock, showPage } from './show-page.ts';

const stops: (() => void)[] = [];
const ROOM = {
  type: 'Section',
  props: {
    settings: { desktop: { alignment: { height: 900, heightUnit: 'px', heightAuto: false } } },
  },
};

/** A card with a link on a long page. */
function show(animation: string, roomsAbove = 0): HTMLElement {
  const card = {
    type: 'AnimatedCard',
    props: { animation },
    children: [
      { type: 'CardHeader' },
      {
        type: 'CardBody',
        children: [
          { type: 'Text', props: { text: 'Six evenings' } },
          { type: 'Button', props: { text: 'See dates', href: '#dates' } },
        ],
      },
    ],
  };
  const section = { type: 'Section', children: [{ type: 'Column', children: [card] }] };
  stops.push(showPage([...Array.from({ length: roomsAbove }, () => ROOM), section, ROOM, ROOM]));
  return getBlock('animated-card');
}

const box = (): HTMLElement => document.querySelector('.org-animated-card-turn') as HTMLElement;
const body = (): HTMLElement => getBlock('card-body');
/** Returns true when the text side of the card faces the viewer. */
const isTurned = (): boolean => {
  const { rotate } = getComputedStyle(
    document.querySelector('.org-animated-card-sides') as Element,
  );
  return rotate === 'y 180deg';
};
const isFaded = (): boolean => getComputedStyle(body()).opacity === '1';
/** Returns the topmost element at the center of an element. */
const hit = (element: Element): Element | null => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

beforeEach(async () => {
  await page.viewport(390, 844);
  await userEvent.unhover(document.body);
});
afterEach(async () => {
  await preferMotion('no-preference');
  for (const stop of stops.splice(0).reverse()) stop();
  window.scrollTo({ top: 0, behavior: 'instant' });
});

describe.each([
  ['flip', isTurned],
  ['fade', isFaded],
] as const)('a card that shows its words by %s', (animation, isSeen) => {
  it('does so under the pointer, and back again', async () => {
    const card = show(animation);
    expect(isSeen()).toBe(false);
    await userEvent.hover(card);
    await expect.poll(isSeen).toBe(true);
    await userEvent.unhover(card);
    await expect.poll(isSeen).toBe(false);
  });

  it('does so by keys, with the focus on it or on what is in it', async () => {
    show(animation);
    await userEvent.tab();
    expect(document.activeElement).toBe(box());
    await expect.poll(isSeen).toBe(true);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('See dates');
    await expect.poll(isSeen).toBe(true);
    await userEvent.tab();
    (document.activeElement as HTMLElement).blur();
    await expect.poll(isSeen).toBe(false);
  });

  it('does so by a touch, lets its link be pressed, and goes back by another touch', async () => {
    show(animation);
    expect(hit(box())).toBe(box());
    box().click();
    await expect.poll(isSeen).toBe(true);
    const link = page.getByRole('link', { name: 'See dates' }).element();
    await expect.poll(() => link.contains(hit(link))).toBe(true);
    // Beside the link it is the card that is touched.
    const { left, bottom } = body().getBoundingClientRect();
    expect(document.elementFromPoint(left + 6, bottom - 6)).toBe(box());
    box().click();
    await expect.poll(isSeen).toBe(false);
  });

  it('does so without animation for visitors who prefer reduced motion', async () => {
    await preferMotion('reduce');
    show(animation);
    box().click();
    expect(isSeen()).toBe(true);
  });
});

describe('a card that rises into view', () => {
  const moves = () => getComputedStyle(body()).animationName;

  it('BLK-REG-04 comes up with the page, and is where it belongs when it is seen', async () => {
    const card = show('rise', 2);
    expect(moves()).toBe('org-card-rise');
    const opacity = () => Number(getComputedStyle(body()).opacity);
    await expect.poll(opacity).toBe(0);
    const top = card.getBoundingClientRect().top;
    window.scrollTo({ top: top - 500, behavior: 'instant' });
    await expect.poll(opacity).toBeGreaterThan(0);
    window.scrollTo({ top: top - 200, behavior: 'instant' });
    await expect.poll(opacity).toBe(1);
    expect(getComputedStyle(body()).translate).toMatch(/^(?:none|0px)$/);
  });

  it('BLK-REG-04 keeps still for who prefers less motion', async () => {
    await preferMotion('reduce');
    show('rise', 2);
    expect([moves(), getComputedStyle(body()).opacity]).toEqual(['none', '1']);
  });

  it('BLK-CARD-01 has a header of 200 px and a body of 150 px at least', () => {
    show('rise');
    const height = (element: Element) => element.getBoundingClientRect().height;
    expect(height(getBlock('card-header'))).toBeGreaterThanOrEqual(200);
    expect(height(body())).toBeGreaterThanOrEqual(150);
  });
});
