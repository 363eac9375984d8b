import { type MarkupNode, parseMarkup, printMarkup } from '@org/content';

type MarkupElement = Exclude<MarkupNode, string>;

const TEXT_BLOCKS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4']);
const isElement = (node: MarkupNode | undefined): node is MarkupElement => typeof node === 'object';
const isList = (node: MarkupNode): boolean =>
  isElement(node) && (node.tag === 'ul' || node.tag === 'ol');

/** Changes every element of a tree, the innermost first. */
function changed(
  nodes: readonly MarkupNode[],
  change: (element: MarkupElement) => MarkupElement,
): MarkupNode[] {
  return nodes.map((node) =>
    isElement(node) ? change({ ...node, children: changed(node.children, change) }) : node,
  );
}

/** A text's paragraph of an item is the item itself; a paragraph that is aligned has to stay. */
function plainItem(item: MarkupElement): MarkupElement {
  const [first, ...rest] = item.children;
  const isPlain =
    isElement(first) && first.tag === 'p' && first.align === undefined && rest.every(isList);
  return isPlain ? { ...item, children: [...first.children, ...rest] } : item;
}

/** An empty line has no height of its own on a page: a break gives it one. */
function tallLine(block: MarkupElement): MarkupElement {
  return block.children.length === 0
    ? { ...block, children: [{ tag: 'br', children: [] }] }
    : block;
}

/**
 * What the rich text editor shows, as a block keeps it.
 * Shape: HTML → guarded markup; '' when nothing is written. Never throws.
 */
export function toStoredMarkup(html: string): string {
  const nodes = changed(parseMarkup(html), (element) =>
    element.tag === 'li' ? plainItem(element) : element,
  );
  const [only, ...more] = nodes;
  if (only === undefined) return '';
  if (more.length === 0 && isElement(only) && TEXT_BLOCKS.has(only.tag) && !only.children.length)
    return '';
  return printMarkup(
    changed(nodes, (element) => (TEXT_BLOCKS.has(element.tag) ? tallLine(element) : element)),
  );
}

/** What a block keeps, as the rich text editor reads it: the break of an empty line is its own there. */
export function toEditedMarkup(stored: string): string {
  return printMarkup(
    changed(parseMarkup(stored), (element) => {
      const [only, ...more] = element.children;
      const isEmptyLine =
        TEXT_BLOCKS.has(element.tag) && more.length === 0 && isElement(only) && only.tag === 'br';
      return isEmptyLine ? { ...element, children: [] } : element;
    }),
  );
}
