import { allBlocks, type BlockExample } from '@org/blocks/testing';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { preferMotion } from './emulate-media.ts';
import { FramedPage } from './framed-page.ts';
import './provided-context.ts';

const WIDTHS = [320, 768, 1440];
const THEMES = ['light', 'dark'] as const;
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

/**
 * Returns axe violations of the framed page.
 * @param colorsAlone - whether only colors are checked
 * @returns rule and elements of each
 */
async function faults(colorsAlone: boolean): Promise<string[]> {
  // The script above has put it there.
  const inside = framed.window as unknown as { readonly axe: typeof axe };
  const { violations } = await inside.axe.run(framed.main, {
    resultTypes: ['violations'],
    iframes: false,
    ...(colorsAlone && { runOnly: ['color-contrast'] }),
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Returns the violations of an example at every width, light and dark. */
async function getFaults(type: string, name: string, example: BlockExample): Promise<string[]> {
  const found: string[] = [];
  framed.show(type, [example]);
  for (const theme of THEMES) {
    framed.setTheme(theme);
    for (const width of WIDTHS) {
      framed.setWidth(width);
      // Themes only differ in colors.
      for (const fault of await faults(theme === 'dark'))
        found.push(`${name}, ${theme}, ${width}: ${fault}`);
    }
  }
  return found;
}

it('shows both themes', () => {
  const grounds = THEMES.map((theme) => {
    framed.setTheme(theme);
    return getComputedStyle(framed.document.body).backgroundColor;
  });
  expect(new Set(grounds).size).toBe(2);
});

/** A usual run draws some of the blocks, a full run takes all. */
const drawn = new Set(inject('drawnBlocks'));
const blocks = allBlocks()
  .filter((_block, index) => drawn.has(String(index)))
  .map(({ definition, examples }) => ({ type: definition.type, examples }));

it.each(blocks)(
  '$type keeps nobody out, light and dark, on phones, tablets and desks',
  async ({ type, examples }) => {
    const found: string[] = [];
    for (const [name, example] of Object.entries(examples))
      found.push(...(await getFaults(type, name, example)));
    expect(found).toEqual([]);
  },
);
