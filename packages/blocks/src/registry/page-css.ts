import type { BlockType } from './definitions.gen.ts';
import { BASE_CSS, BLOCK_CSS, STORE_CSS } from './styles.gen.ts';

/**
 * Returns the styles of a page with these blocks.
 * @param added - rules of other packages' blocks by type
 * @returns minified CSS: layers, tokens, and each block's rules once, in the palette's order, then those of other packages
 */
export function pageCss(
  types: Iterable<string>,
  added: Readonly<Record<string, string>> = {},
): string {
  const used = new Set(types);
  const rules: string[] = (Object.keys(BLOCK_CSS) as BlockType[])
    .filter((type) => used.has(type))
    .map((type) => BLOCK_CSS[type]);
  for (const [type, css] of Object.entries(added)) if (used.has(type)) rules.push(css);
  return `${BASE_CSS}@layer org.blocks{${rules.join('')}}`;
}

/**
 * Returns the styles of the shop's components, such as the buy box, to be placed after those of blocks including `Button`.
 * @param html - rendered HTML
 * @returns minified CSS; '' for HTML without such a component
 */
export function storeCss(html: string): string {
  return /class="org-buy\b/.test(html) ? `@layer org.blocks{${STORE_CSS}}` : '';
}
