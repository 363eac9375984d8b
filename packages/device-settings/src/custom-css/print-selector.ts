import type { Selector } from 'css-tree';
import { generate, walk } from './css-tree.ts';
import { parsePart } from './parse-part.ts';
import { CssMistake } from './read-items.ts';

/** Selectors that usually mean the whole page: here they mean the block. */
const WHOLE = /^(?:html|body|:root|:host|:scope)$/i;

const LEAVES = '"+" and "~" would lead out of the block';

/** Returns true when a selector starts with the block itself and continues with a sibling. */
function leaves(selector: Selector): boolean {
  const parts = selector.children.toArray();
  const first = parts[0];
  if (first?.type === 'Combinator') return first.name === '+' || first.name === '~';
  if (first?.type !== 'NestingSelector') return false;
  const next = parts.find((part) => part.type === 'Combinator');
  return next?.type === 'Combinator' && (next.name === '+' || next.name === '~');
}

function checkNesting(selector: Selector, line: number): void {
  selector.children.forEach((part, item) => {
    if (part.type === 'NestingSelector' && item.prev)
      throw new CssMistake('"&" stands only at the beginning', line);
    walk(part, (inner) => {
      if (inner !== part && inner.type === 'NestingSelector')
        throw new CssMistake('"&" stands only at the beginning', line);
      if (inner.type === 'Raw') throw new CssMistake('a selector cannot be read', line);
    });
  });
}

/**
 * Validates the selectors of a nested rule and serializes them: none may select outside of the block.
 * @param top - true for top-level rules
 * @throws `CssMistake`
 */
export function printSelector(text: string, line: number, top: boolean): string {
  const list = parsePart(text, line, { context: 'selectorList' });
  if (list.type !== 'SelectorList') throw new CssMistake(`"${text}" is not a valid selector`, line);
  list.children.forEach((selector) => {
    if (selector.type !== 'Selector')
      throw new CssMistake(`"${text}" is not a valid selector`, line);
    const first = selector.children.first;
    if (first && WHOLE.test(generate(first))) {
      selector.children.shift();
      selector.children.prependData({ type: 'NestingSelector' });
    }
    checkNesting(selector, line);
    if (top && leaves(selector)) throw new CssMistake(LEAVES, line);
  });
  return generate(list);
}
