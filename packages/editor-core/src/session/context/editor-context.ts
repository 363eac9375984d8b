import type { NodeId } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { DocumentStore } from '../../model/document/document-store.ts';
import type { Commands } from '../commands/commands.ts';
import type { EditorBlocks } from '../host/editor-blocks.ts';
import type { EditorSession } from '../saving/editor-session.ts';
import type { EditorState } from '../state/editor-state.ts';

/** Shared values of all parts of the editor. */
export interface EditorValue {
  readonly store: DocumentStore;
  readonly session: EditorSession;
  readonly blocks: EditorBlocks;
  readonly commands: Commands;
  /** Returns the document of the canvas, or undefined until it is loaded. */
  readonly canvas: () => Document | undefined;
  /** Announces an action to screen readers, and shows the reason for a refusal. */
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
}

/** Context of the editor. */
export const EditorContext: React.Context<EditorValue | undefined> = createContext<
  EditorValue | undefined
>(undefined);

/**
 * Returns the editor of a component.
 * @throws outside of one
 */
export function useEditor(): EditorValue {
  const editor = useContext(EditorContext);
  invariant(editor, 'useEditor is used outside of an editor');
  return editor;
}

/** Returns a selected part of the editor's state; the component rerenders when it changes. */
export function useEditorState<Part>(choose: (state: EditorState) => Part): Part {
  const { session } = useEditor();
  return useSyncExternalStore(session.state.subscribe, () => choose(session.state.get()));
}

/** Returns the ids of the selected blocks. */
export function useSelection(): readonly NodeId[] {
  const { store } = useEditor();
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeSelection(listener), [store]),
    () => store.selected(),
  );
}

/** Returns a node of the document, or undefined when it was removed. */
export function useNode(id: NodeId | undefined): ReturnType<DocumentStore['node']> {
  const { store } = useEditor();
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) =>
        id === undefined ? () => undefined : store.subscribeNode(id, listener),
      [store, id],
    ),
    () => (id === undefined ? undefined : store.node(id)),
  );
}
