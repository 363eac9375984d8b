import type { NodeId } from '@org/schema';
import { invariant } from '@org/schema';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Commands } from './commands/commands.ts';
import type { DocumentStore } from './document/document-store.ts';
import type { EditorBlocks } from './editor-blocks.ts';
import type { EditorSession } from './session/editor-session.ts';
import type { EditorState } from './session/editor-state.ts';

/** What every part of the editor works with. */
export interface EditorValue {
  readonly store: DocumentStore;
  readonly session: EditorSession;
  readonly blocks: EditorBlocks;
  readonly commands: Commands;
  /** Says what happened to people who do not see it, and why something was refused to those who do. */
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
}

/** The editor around a component. */
export const EditorContext: React.Context<EditorValue | undefined> = createContext<
  EditorValue | undefined
>(undefined);

/** The editor around a component. Errors: throws outside of one. Source: ERR-004. */
export function useEditor(): EditorValue {
  const editor = useContext(EditorContext);
  invariant(editor, 'useEditor is used outside of an editor');
  return editor;
}

/** The editor's state; the component draws again when the chosen part changes. */
export function useEditorState<Part>(choose: (state: EditorState) => Part): Part {
  const { session } = useEditor();
  return useSyncExternalStore(session.state.subscribe, () => choose(session.state.get()));
}

/** Ids of the selected blocks. */
export function useSelection(): readonly NodeId[] {
  const { store } = useEditor();
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeSelection(listener), [store]),
    () => store.selected(),
  );
}

/** One node of the document, or undefined when it is gone. */
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
