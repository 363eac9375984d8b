import { ancestorIds } from '@org/content';
import type { NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import type { EditorStateStore } from './editor-state-store.ts';

/** Dependencies of editing the items of a block. */
interface Inside {
  readonly store: DocumentStore;
  readonly state: EditorStateStore;
}

/**
 * Starts editing the items of a block, if it has any, and selects it.
 * @returns whether it started
 */
export function enterBlock({ store, state }: Inside, id: NodeId): boolean {
  if (!store.registry.get(store.node(id)?.type.resolvedName ?? '')?.hasItems) return false;
  store.select([id]);
  state.set({ insideBlock: id, pickedItem: null });
  return true;
}

/** Ends editing the items of a block. */
export function leaveBlock({ state }: Pick<Inside, 'state'>): void {
  if (state.get().insideBlock !== null) state.set({ insideBlock: null, pickedItem: null });
}

/**
 * Ends editing when the block is deselected.
 * @returns function that stops watching
 */
export function leaveUnselected({ store, state }: Inside): () => void {
  return store.subscribeSelection(() => {
    const { insideBlock } = state.get();
    if (insideBlock !== null && !store.selected().includes(insideBlock)) leaveBlock({ state });
  });
}

/**
 * Selects an item of the block that is being edited.
 * @returns false outside of such a block
 */
export function pickItem({ store, state }: Inside, id: NodeId, item: string): boolean {
  const { insideBlock } = state.get();
  if (insideBlock === null || ![id, ...ancestorIds(store.tree, id)].includes(insideBlock))
    return false;
  // The selected item is edited in the settings of the block.
  state.set({ pickedItem: { id: item }, activeTab: 'settings' });
  return true;
}
