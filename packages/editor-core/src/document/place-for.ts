import { getPlace, refusePlacement } from '@org/content';
import { type NodeId, ROOT_ID, type TreeFragment } from '@org/schema';
import type { DocumentStore } from './document-store.ts';

/** A place among the children of a block. */
export interface Place {
  readonly parent: NodeId;
  readonly index: number;
}

/**
 * Where blocks go that are added without pointing at a place: into the selected block or the first empty place in it, after it,
 * or else after the section that it is in. Without a selection the last section of the page stands for it as long as it has
 * an empty place, so that what is added to a new page does not leave an empty section above it.
 */
export function placeFor(store: DocumentStore, fragment: TreeFragment): Place {
  const fits = (parent: NodeId): boolean =>
    !refusePlacement(store.tree, store.registry, { parent, fragment });
  const getEnd = (parent: NodeId): Place => ({
    parent,
    index: store.node(parent)?.nodes.length ?? 0,
  });
  /** The first empty block within one, itself included, that takes what is added. */
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
