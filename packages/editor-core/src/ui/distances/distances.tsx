import { ROOT_ID } from '@org/schema';
import { useEffect } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { DistanceLines } from './distance-lines.ts';

/** Adds the distances that are shown while Alt is held to the canvas. It renders nothing; the preview has none. */
export function Distances({ doc }: { readonly doc: Document }): null {
  const { store, session } = useEditor();
  useEffect(() => {
    const lines = new DistanceLines({
      doc,
      getSelected: () => {
        const { editMode, isEditorLoading } = session.state.get();
        const id = store.single;
        return !editMode || isEditorLoading || id === ROOT_ID ? undefined : id;
      },
      getParent: (id) => store.node(id)?.parent ?? undefined,
    });
    return () => lines.remove();
  }, [doc, store, session]);
  return null;
}
