import type { BrowserContext, Page } from '@playwright/test';
import { getTree, openFresh } from './admin.ts';
import { expect, test } from './journey.ts';

/** More texts than fit on a phone, so that there is something to scroll. */
const LINES = Array.from({ length: 40 }, (_, i) => `Line ${i + 1}`);
const LONG_PAGE = getTree(
  Object.fromEntries(
    LINES.map((text, i) => [
      `text${String(i).padStart(6, '0')}`,
      { type: 'Text', props: { text } },
    ]),
  ),
);

type Point = readonly [x: number, y: number];

/** One finger on the glass. What is sent together arrives together, however slow the machine is. */
async function getFinger(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  return {
    press: (at: Point) => send('touchStart', at),
    move: (at: Point) => send('touchMove', at),
    lift: () => send('touchEnd'),
    /** Touches and moves immediately, without the pause of a long press. */
    swipe: (from: Point, to: Point) =>
      Promise.all([
        send('touchStart', from),
        ...[0.2, 0.4, 0.6, 0.8, 1].map((part) =>
          send('touchMove', [
            from[0] + (to[0] - from[0]) * part,
            from[1] + (to[1] - from[1]) * part,
          ]),
        ),
      ]),
  };
}

test('a long press drags a block, and a swipe scrolls', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const { canvas } = await openFresh(page, 'touch', LONG_PAGE);
  const texts = canvas.locator('[data-block="text"]');
  const root = canvas.locator('html');
  const chip = page.locator('.at-drag-chip');
  const line = canvas.locator('.at-overlay-line');
  const finger = await getFinger(context, page);
  const scrolled = () => root.evaluate((element) => element.scrollTop);
  const getBox = async (index: number) => {
    const box = await texts.nth(index).boundingBox();
    if (!box) throw new Error('Nothing to point at');
    return box;
  };

  const fifth = await getBox(4);
  await finger.swipe([fifth.x + 30, fifth.y + 5], [fifth.x + 30, fifth.y - 95]);
  await expect(chip).toHaveCount(0);
  await finger.lift();
  await expect.poll(scrolled).toBeGreaterThan(40);
  await expect(texts).toHaveText(LINES);

  // Whatever is left of the swipe is over when the page stands still again.
  await expect
    .poll(async () => {
      await root.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
      const before = await scrolled();
      await root.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
      return before + (await scrolled());
    })
    .toBe(0);
  const first = await getBox(0);
  const second = await getBox(1);
  const x = first.x + 30;
  await finger.press([x, first.y + first.height / 2]);
  await expect(chip).toHaveText('Text');
  await finger.move([x, second.y]);
  await finger.move([x, second.y + second.height - 1]);
  await expect(line).toBeVisible();
  await finger.lift();
  await expect(chip).toHaveCount(0);
  await expect(texts).toHaveText(['Line 2', 'Line 1', ...LINES.slice(2)]);
  expect(await scrolled()).toBe(0);
  await context.close();
});
