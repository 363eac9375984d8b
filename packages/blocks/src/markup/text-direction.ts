import type { MarkupNode } from '@org/content';

/** Letters of right-to-left scripts: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Returns `auto` for a text with right-to-left letters, so that the browser uses the direction of its first letter. */
export function textDirection(text: string): 'auto' | undefined {
  return RIGHT_TO_LEFT.test(text) ? 'auto' : undefined;
}

/** Markup elements that start a new line. */
const BLOCK_TAGS: ReadonlySet<string> = new Set(['p', 'li', 'h2', 'h3', 'h4']);

/** Returns the text of a line without that of nested lines, so that no text is read twice. */
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

/** Returns the `dir` of a markup element; inline marks follow the surrounding line. */
export function markupDirection(node: MarkupNode): 'auto' | undefined {
  return typeof node !== 'string' && BLOCK_TAGS.has(node.tag)
    ? textDirection(lineText(node.children))
    : undefined;
}
