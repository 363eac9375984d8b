import { ancestorIds } from '@org/content';
import type { NodeId } from '@org/schema/entities';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEditor, useSelection } from '../../session/context/editor-context.ts';
import { type OutlineRow, openAtFirst, outlineRows } from './outline-rows.ts';

/** Returns the rows of the layers, and the functions that collapse them. Ancestors of a selected block open automatically. */
export function useOutline(search: string): {
  readonly rows: readonly OutlineRow[];
  readonly setOpen: (ids: readonly NodeId[], isOpen: boolean) => void;
  readonly foldAll: (isOpen: boolean) => void;
} {
  const { store } = useEditor();
  const selection = useSelection();
  const [open, setOpenSet] = useState<ReadonlySet<NodeId>>(() => openAtFirst(store));
  const version = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeOutline(listener), [store]),
    () => store.outlineVersion,
  );

  const setOpen = useCallback((ids: readonly NodeId[], isOpen: boolean) => {
    setOpenSet((before) => {
      if (ids.every((id) => before.has(id) === isOpen)) return before;
      const next = new Set(before);
      for (const id of ids) {
        if (isOpen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);

  useEffect(
    () =>
      setOpen(
        selection.flatMap((id) => (store.node(id) ? ancestorIds(store.tree, id) : [])),
        true,
      ),
    [selection, store, setOpen],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the document is another
  const rows = useMemo(() => outlineRows(store, open, search), [store, open, search, version]);
  const foldAll = useCallback(
    (isOpen: boolean) => setOpenSet(new Set(isOpen ? Object.keys(store.tree) : [])),
    [store],
  );
  return { rows, setOpen, foldAll };
}
