import { type BlockRegistry, createTree, PAGE_ROOT } from '@org/content';
import { encodeContent } from '@org/content/node';
import { ROOT_ID, type TreeFragment } from '@org/schema';

/** A saved container as content that stands on its own: packed, under a root like a page's. */
export function fragmentPage({ rootNodeId, nodes }: TreeFragment, registry: BlockRegistry): string {
  const top = nodes[rootNodeId];
  if (rootNodeId === ROOT_ID || !top) return encodeContent(nodes);
  const [root] = Object.values(createTree({ type: PAGE_ROOT }, registry));
  return encodeContent({
    ...(root ? { [ROOT_ID]: { ...root, nodes: [rootNodeId] } } : {}),
    ...nodes,
    [rootNodeId]: { ...top, parent: ROOT_ID },
  });
}
