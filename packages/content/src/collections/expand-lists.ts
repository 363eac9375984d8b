import { CONTENT_LIMITS } from '@org/schema';
import type {
  BuilderNode,
  BuilderTree,
  CollectionField,
  JsonObject,
  NodeId,
  PublicItem,
} from '@org/schema/entities';
import type { BlockRegistry } from '../blocks/block-definition.ts';
import { type BlockSource, copyBlocks } from '../components/copy-blocks.ts';
import { subtreeIds, walkTree } from '../tree/walk-tree.ts';
import { getBoundProps, type ShownIn } from './bindings.ts';
import { isList, LIST_TYPES } from './list-blocks.ts';

/** Items of a list, with the fields of their collection. */
export interface ListedItems {
  readonly fields: readonly CollectionField[];
  readonly items: readonly PublicItem[];
}

/** Returns the items that a block lists, by its props; undefined for a collection that does not exist. */
export type FindItems = (props: JsonObject) => ListedItems | undefined;

/** Options of the expansion of lists. */
export interface ListOptions extends ShownIn {
  readonly find: FindItems;
  readonly registry: BlockRegistry;
}

/** Returns the block that a list repeats: its first child of that type. */
function findTemplate(tree: BuilderTree, list: BuilderNode): NodeId | undefined {
  return list.nodes.find((id) => tree[id]?.type.resolvedName === LIST_TYPES.item);
}

/** Room that a page has left. */
interface Room {
  nodes: number;
  /** Characters of fields of items, as JSON. */
  characters: number;
}

/** Replaces the template of a list by a copy for each item, as long as there is room. */
function fillList(
  nodes: Record<NodeId, BuilderNode>,
  listId: NodeId,
  { find, registry, ...shownIn }: ListOptions,
  room: Room,
): void {
  const list = nodes[listId];
  if (!list) return;
  const template = findTemplate(nodes, list);
  const removed = list.nodes.flatMap((id) => subtreeIds(nodes, id));
  const listed = find(list.props);
  const source: BlockSource | undefined =
    template === undefined
      ? undefined
      : {
          top: template,
          blocks: Array.from(walkTree(nodes, template), ({ id, node }) => ({ id, node })),
        };
  for (const id of removed) delete nodes[id];
  const copies: NodeId[] = [];
  room.nodes += removed.length;
  for (const item of listed && source ? listed.items : []) {
    // The rest of the items is on the next pages, or is left out of a page that is as large as it can be.
    if (!listed || !source || source.blocks.length > room.nodes || room.characters <= 0) break;
    const topId = `${listId}-${item.id}`;
    if (Object.hasOwn(nodes, topId)) continue;
    copyBlocks(nodes, source, {
      topId,
      parent: listId,
      change: (node) => {
        const definition = registry.get(node.type.resolvedName);
        const bound = getBoundProps(node, definition, { item, fields: listed.fields, shownIn });
        room.characters -= JSON.stringify(bound).length;
        return { ...node, props: { ...node.props, ...bound } };
      },
    });
    copies.push(topId);
    room.nodes -= source.blocks.length;
  }
  nodes[listId] = { ...list, nodes: copies };
}

/**
 * Returns a tree in which every list of a collection has a copy of its template for each of its items, with the fields of the item
 * in the props that are bound to them. Components have to be expanded before, so that lists inside of them are filled as well.
 * A list without a collection is empty. Linear in the size of the result, which is never larger than content can be.
 * Identity: the same tree when it has no list.
 */
export function expandLists(tree: BuilderTree, options: ListOptions): BuilderTree {
  const lists = Object.keys(tree).filter((id) => isList(tree[id]));
  if (lists.length === 0) return tree;
  const nodes: Record<NodeId, BuilderNode> = { ...tree };
  const room: Room = {
    nodes: CONTENT_LIMITS.nodes - Object.keys(tree).length,
    characters: CONTENT_LIMITS.encodedBytes,
  };
  for (const id of lists) fillList(nodes, id, options, room);
  return nodes;
}
