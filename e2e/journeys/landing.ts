import { type Browser, expect, type FrameLocator, type Locator } from '@playwright/test';
import { sitePage } from './admin.ts';

/** Headings of the reference landing page: kind, size in rem. */
export const HEADINGS = {
  first: { kind: 'Heading 1', size: 3.5 },
  second: { kind: 'Heading 2', size: 2.25 },
  third: { kind: 'Heading 3', size: 1.25 },
} as const;
export type Heading = (typeof HEADINGS)[keyof typeof HEADINGS];

/** Words of the reference landing page. */
export const WORDS = {
  heading: 'A garden that looks after itself',
  lead: 'We plan it, plant it and come back twice a year.',
  hero: 'Plan a visit',
  features: [
    { icon: 'leaf', title: 'Planned with you', text: 'An hour in your garden before a drawing.' },
    { icon: 'sun', title: 'Planted in a week', text: 'By the same four people, start to finish.' },
    { icon: 'heart', title: 'Kept for years', text: 'We prune in March and again in October.' },
  ],
  call: 'Shall we come and look?',
  callLead: 'The first visit costs nothing.',
  callButton: 'Write to us',
} as const;

const feature = ({ title, text }: (typeof WORDS.features)[number]): string[] => [
  '  column',
  '    icons',
  `    text: ${title}`,
  `    text: ${text}`,
];

/** Blocks of the reference landing page as a visitor gets them, one a line, under what holds them. */
export const LANDING_BLOCKS: readonly string[] = [
  'section',
  '  column',
  `    text: ${WORDS.heading}`,
  `    text: ${WORDS.lead}`,
  `    button: ${WORDS.hero}`,
  '    image',
  'section',
  ...WORDS.features.flatMap(feature),
  'section',
  '  column',
  '    row',
  ...[1, 2, 3].flatMap(() => ['      column', '        image']),
  'section',
  '  column',
  `    text: ${WORDS.call}`,
  `    text: ${WORDS.callLead}`,
  `    button: ${WORDS.callButton}`,
];

/** Blocks inside an element, one a line, under what holds them. The root of the page is left out. */
function getOutline(root: Locator): Promise<string[]> {
  return root.evaluate((top) => {
    const lines: string[] = [];
    const visit = (element: Element, depth: number): void => {
      for (const child of element.children) {
        const block = child.getAttribute('data-block');
        const isLine = block !== null && block !== 'wrapper';
        const words =
          block === 'text' || block === 'button' ? `: ${child.textContent?.trim()}` : '';
        if (isLine) lines.push(`${'  '.repeat(depth)}${block}${words}`);
        visit(child, isLine ? depth + 1 : depth);
      }
    };
    visit(top, 0);
    return lines;
  });
}

/** Returns an outline of the canvas. */
export function canvasOutline(canvas: FrameLocator): Promise<string[]> {
  return getOutline(canvas.locator('[data-node="ROOT"]'));
}

/** Looks at the published page as visitors do, at three widths, and takes its picture at each. */
export async function lookAsVisitor(browser: Browser, slug: string, name: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  for (const width of [1440, 768, 390]) {
    await visitor.setViewportSize({ width, height: 900 });
    expect((await visitor.goto(sitePage(slug)))?.status()).toBe(200);
    expect(await getOutline(visitor.locator('main'))).toEqual(LANDING_BLOCKS);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(WORDS.heading);
    await expect(visitor.locator('main h2')).toHaveText(WORDS.call);
    await expect(visitor.locator('main h3')).toHaveText(WORDS.features.map(({ title }) => title));
    const pictures = visitor.locator('main [data-block="image"] img');
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.getAttribute('src')).toContain('/media/');
    }
    await expect(visitor.locator('main [data-block="icons"] svg')).toHaveCount(3);
    const beyond = await visitor.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(beyond).toBeLessThanOrEqual(0);
    const tops = await pictures.evaluateAll((all) =>
      all.slice(1).map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    // The gallery is a row where there is room for one, and a stack on a phone.
    expect(new Set(tops).size).toBe(width === 390 ? 3 : 1);
    await visitor.screenshot({ path: `test-results/landing-${name}-${width}.png`, fullPage: true });
  }
  await context.close();
}
