import type { NodeId } from '@org/schema/entities';
import { findCollectionId } from '../../model/edits/binding-edits.ts';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';

/**
 * Returns the id of the collection with the fields that a block can show: that of its list, or that of the page of a collection's
 * items; undefined for other blocks, and 0 for a list without a collection.
 */
export function useBoundCollection(id: NodeId): number | undefined {
  const { store } = useEditor();
  const ofPage = useEditorState((state) => state.selectedPage?.item_collection_id ?? undefined);
  return findCollectionId(store, id) ?? ofPage;
}
