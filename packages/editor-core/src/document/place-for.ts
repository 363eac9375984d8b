import { placeOf, refusePlacement } from '@org/content';
import { type NodeId, ROOT_ID, type TreeFragment } from '@org/schema';
import type { DocumentStore } from './document-store.ts';

/** A place among the children of a block. */
export interface Place {
  readonly parent: NodeId;
  readonly index: number;
}

/** Where blocks go that are added without pointing at a place: into the selected block, after it, or at the end of the page. */
export function placeFor(store: DocumentStore, fragment: TreeFragment): Place {
  const fits = (parent: NodeId): boolean =>
    !refusePlacement(store.tree, store.registry, { parent, fragment });
  for (
    let id: NodeId | undefined = store.selected().at(-1);
    id !== undefined;
    id = store.node(id)?.parent
  ) {
    if (fits(id)) return { parent: id, index: store.node(id)?.nodes.length ?? 0 };
    const place = placeOf(store.tree, id);
    if (place && fits(place.parent)) return { parent: place.parent, index: place.index + 1 };
  }
  return { parent: ROOT_ID, index: store.node(ROOT_ID)?.nodes.length ?? 0 };
}
