import type { MarkupNode } from '@org/content';

/** Letters of scripts that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Returns `auto` for a text with letters that are written from right to left, so that the browser lays it out by its first letter. */
export function textDirection(text: string): 'auto' | undefined {
  return RIGHT_TO_LEFT.test(text) ? 'auto' : undefined;
}

/** Elements of markup that begin a line of their own. */
const BLOCK_TAGS: ReadonlySet<string> = new Set(['p', 'li', 'h2', 'h3', 'h4']);

/** Returns the text of a line: what stands in nested lines is left to them, so that no text is read twice. */
function lineText(children: readonly MarkupNode[]): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child;
      return /^(?:ul|ol)$/.test(child.tag) || BLOCK_TAGS.has(child.tag)
        ? ''
        : lineText(child.children);
    })
    .join('');
}

/** Returns the `dir` of an element of markup; inline marks follow the line around them. */
export function markupDirection(node: MarkupNode): 'auto' | undefined {
  return typeof node !== 'string' && BLOCK_TAGS.has(node.tag)
    ? textDirection(lineText(node.children))
    : undefined;
}
