import { ancestorIds } from '@org/content';
import type { NodeId } from '@org/schema';
import type { DocumentStore } from '../document/document-store.ts';
import type { EditorStateStore } from './editor-state-store.ts';

/** What a block is edited from inside with. */
interface Inside {
  readonly store: DocumentStore;
  readonly state: EditorStateStore;
}

/** Begins to edit a block from inside, as far as it has items, and selects it. Shape: → whether it began. */
export function enterBlock({ store, state }: Inside, id: NodeId): boolean {
  if (!store.registry.get(store.node(id)?.type.resolvedName ?? '')?.hasItems) return false;
  store.select([id]);
  state.set({ insideBlock: id, pickedItem: null });
  return true;
}

/** Ends it. */
export function leaveBlock({ state }: Pick<Inside, 'state'>): void {
  if (state.get().insideBlock !== null) state.set({ insideBlock: null, pickedItem: null });
}

/** Ends it when the block is no longer selected. Shape: → what stops watching. Source: NAV-017. */
export function leaveUnselected({ store, state }: Inside): () => void {
  return store.subscribeSelection(() => {
    const { insideBlock } = state.get();
    if (insideBlock !== null && !store.selected().includes(insideBlock)) leaveBlock({ state });
  });
}

/** Picks an item of the block that is edited from inside. Shape: block that was clicked, item → false where it is in no such block. */
export function pickItem({ store, state }: Inside, id: NodeId, item: string): boolean {
  const { insideBlock } = state.get();
  if (insideBlock === null || ![id, ...ancestorIds(store.tree, id)].includes(insideBlock))
    return false;
  // What is picked is edited in the settings of the block.
  state.set({ pickedItem: { id: item }, activeTab: 'settings' });
  return true;
}
