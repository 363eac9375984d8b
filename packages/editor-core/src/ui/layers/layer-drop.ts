import { getPlace } from '@org/content';
import type { NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import type { Place } from '../../model/edits/place-for.ts';
import { refuseMove } from '../../model/edits/several-blocks.ts';

/** Drop target of blocks dragged over a row of the layers, or the reason for a refusal. */
export type LayerDrop =
  | { readonly ok: true; readonly place: Place; readonly edge: 'before' | 'inside' | 'after' }
  | { readonly ok: false; readonly reason: string };

/**
 * Finds the drop target. The outer quarters of a row mean beside it, its middle means inside it; when one is refused the other
 * is tried.
 * @param store - document
 * @param ids - dragged blocks
 * @param over - block of the row
 * @param part - vertical position in the row (0 to 1)
 */
export function layerDrop(
  store: DocumentStore,
  ids: readonly NodeId[],
  over: NodeId,
  part: number,
): LayerDrop {
  const place = getPlace(store.tree, over);
  if (!place) return { ok: false, reason: 'Nothing can be placed next to the page itself' };
  const beside = (edge: 'before' | 'after'): LayerDrop => {
    const reason = refuseMove(store, ids, place.parent);
    return reason
      ? { ok: false, reason }
      : {
          ok: true,
          edge,
          place: { parent: place.parent, index: place.index + (edge === 'after' ? 1 : 0) },
        };
  };
  const inside = (): LayerDrop => {
    const reason = refuseMove(store, ids, over);
    return reason
      ? { ok: false, reason }
      : {
          ok: true,
          edge: 'inside',
          place: { parent: over, index: store.node(over)?.nodes.length ?? 0 },
        };
  };
  const nearest = part < 0.5 ? 'before' : 'after';
  const isMiddle = part > 0.25 && part < 0.75;
  const first = isMiddle ? inside() : beside(nearest);
  if (first.ok) return first;
  const second = isMiddle ? beside(nearest) : inside();
  return second.ok ? second : first;
}
