import {
  BUILDER_NODE_FIELDS,
  type BuilderNode,
  type BuilderTree,
  type NodeId,
  ROOT_ID,
} from '@org/schema';

const KNOWN_FIELDS: ReadonlySet<string> = new Set(BUILDER_NODE_FIELDS);
/** The root has no parent: a root with one more field than that has one that we do not know. */
const FIELD_COUNT = BUILDER_NODE_FIELDS.length - 1;

/** A node with its fields in the stored order. Fields that we do not know follow, untouched. */
function ordered(node: BuilderNode): BuilderNode {
  const { type, isCanvas, props, displayName, custom, parent, hidden, nodes, linkedNodes } = node;
  const root = { type, isCanvas, props, displayName, custom, hidden, nodes, linkedNodes };
  const known =
    parent === undefined
      ? root
      : { type, isCanvas, props, displayName, custom, parent, hidden, nodes, linkedNodes };
  // Spreading what is left is slow, and nearly no node has anything left.
  const expected = parent === undefined ? FIELD_COUNT : FIELD_COUNT + 1;
  if (Object.keys(node).length <= expected) return known;
  const extra = Object.entries(node).filter(([field]) => !KNOWN_FIELDS.has(field));
  return { ...known, ...Object.fromEntries(extra) };
}

/**
 * The one text of a tree: nodes in document order, fields in the stored order.
 * Equal trees that came through the guard or from operations give equal texts.
 */
export function printTree(tree: BuilderTree, start: NodeId = ROOT_ID): string {
  const nodes: Record<NodeId, BuilderNode> = {};
  // The walk of `walkTree` without what a generator costs: every save and every working copy comes through here.
  const stack: NodeId[] = [start];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const node = tree[id];
    if (!node || Object.hasOwn(nodes, id)) continue;
    nodes[id] = ordered(node);
    const children = node.nodes;
    for (let i = children.length - 1; i >= 0; i--) stack.push(children[i] as NodeId);
  }
  return JSON.stringify(nodes);
}
