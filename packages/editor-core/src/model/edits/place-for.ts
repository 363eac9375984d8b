import { getPlace, refusePlacement } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { NodeId, TreeFragment } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';

/** A position among the children of a block. */
export interface Place {
  readonly parent: NodeId;
  readonly index: number;
}

/**
 * Returns the position of blocks that are added without pointing: inside the selected block or its first empty slot, after it, or
 * else after its section. Without a selection the last section of the page is used as long as it has an empty slot, so that a new
 * page does not keep an empty section.
 * @param fragments - all of them have to fit: a new block, and the blocks that it shows in its place
 */
export function placeFor(store: DocumentStore, ...fragments: readonly TreeFragment[]): Place {
  const fits = (parent: NodeId): boolean =>
    fragments.every(
      (fragment) => !refusePlacement(store.tree, store.registry, { parent, fragment }),
    );
  const getEnd = (parent: NodeId): Place => ({
    parent,
    index: store.node(parent)?.nodes.length ?? 0,
  });
  /** Finds the first empty block in a subtree that accepts the added one. */
  const emptyIn = (id: NodeId): NodeId | undefined => {
    const below = store.node(id)?.nodes ?? [];
    if (below.length === 0) return fits(id) ? id : undefined;
    for (const child of below) {
      const found = emptyIn(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const selected = store.selected().at(-1) ?? ROOT_ID;
  if (fits(selected)) return getEnd(selected);
  const within = selected === ROOT_ID ? store.node(ROOT_ID)?.nodes.at(-1) : selected;
  const empty = within === undefined ? undefined : emptyIn(within);
  if (empty !== undefined) return getEnd(empty);
  let after = getEnd(ROOT_ID);
  for (let id = selected; id !== ROOT_ID; id = after.parent) {
    const place = getPlace(store.tree, id);
    if (!place) return getEnd(ROOT_ID);
    after = { parent: place.parent, index: place.index + 1 };
    if (fits(place.parent)) return after;
    const last = id === selected ? store.node(id)?.nodes.findLast(fits) : undefined;
    if (last !== undefined) return getEnd(last);
  }
  return after;
}
