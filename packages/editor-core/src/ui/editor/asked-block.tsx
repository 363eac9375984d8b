import type { NodeId } from '@org/schema/entities';
import { useEffect, useRef } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';

/** Selects the block that the app asks for, once it is there. It renders nothing. */
export function AskedBlock({ id }: { readonly id: NodeId | undefined }): null {
  const { store } = useEditor();
  const shown = useRef<NodeId>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    const show = (): void => {
      if (shown.current === id || !store.node(id)) return;
      shown.current = id;
      store.select([id]);
    };
    show();
    return store.subscribe(show);
  }, [id, store]);
  return null;
}
