// Styles of all blocks as text
import { pageCss as builtInCss } from '@org/blocks/css';
import { styles } from '#block-packages/css';

/** Returns the minified styles of a page with these types of blocks. */
export function pageCss(types: Iterable<string>): string {
  return builtInCss(types, styles);
}
