import type { BlockType } from './definitions.gen.ts';
import { BASE_CSS, BLOCK_CSS } from './styles.gen.ts';

/**
 * The styles that a page with these blocks needs.
 * Shape: types → minified CSS: layers, tokens, and each block's rules once, in the palette's order.
 */
export function pageCss(types: Iterable<string>): string {
  const used = new Set(types);
  const rules = (Object.keys(BLOCK_CSS) as BlockType[])
    .filter((type) => used.has(type))
    .map((type) => BLOCK_CSS[type]);
  return `${BASE_CSS}@layer org.blocks{${rules.join('')}}`;
}
