import { type BlockRegistry, createTree, PAGE_ROOT } from '@org/content';
import { encodeContent } from '@org/content/node';
import { ROOT_ID } from '@org/schema';
import type { TreeFragment } from '@org/schema/entities';

/** Returns a saved container as packed content of its own, below a root like that of a page. */
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
