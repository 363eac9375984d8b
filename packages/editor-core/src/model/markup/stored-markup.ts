import { type MarkupNode, parseMarkup, printMarkup } from '@org/content';

type MarkupElement = Exclude<MarkupNode, string>;

const TEXT_BLOCKS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4']);
const isElement = (node: MarkupNode | undefined): node is MarkupElement => typeof node === 'object';
const isList = (node: MarkupNode): boolean =>
  isElement(node) && (node.tag === 'ul' || node.tag === 'ol');

/** Transforms every element of a tree, innermost first. */
function changed(
  nodes: readonly MarkupNode[],
  change: (element: MarkupElement) => MarkupElement,
): MarkupNode[] {
  return nodes.map((node) =>
    isElement(node) ? change({ ...node, children: changed(node.children, change) }) : node,
  );
}

/** Unwraps the paragraph of a list item; an aligned paragraph has to stay. */
function plainItem(item: MarkupElement): MarkupElement {
  const [first, ...rest] = item.children;
  const isPlain =
    isElement(first) && first.tag === 'p' && first.align === undefined && rest.every(isList);
  return isPlain ? { ...item, children: [...first.children, ...rest] } : item;
}

/** An empty line has no height on a page, so it gets a line break. */
function tallLine(block: MarkupElement): MarkupElement {
  return block.children.length === 0
    ? { ...block, children: [{ tag: 'br', children: [] }] }
    : block;
}

/**
 * Converts the HTML of the rich text editor to stored markup. Never throws.
 * @returns guarded markup; '' for an empty text
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

/** Converts stored markup for the rich text editor, which adds line breaks to empty lines itself. */
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
