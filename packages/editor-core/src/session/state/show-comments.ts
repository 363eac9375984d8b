import type { EditorStateStore } from './editor-state-store.ts';

/** Options of the comments that are shown. */
export interface ShownComments {
  /** Thread that is open. @default none */
  readonly thread?: number | null;
  /** True to focus the field for a new comment. @default false */
  readonly isWriting?: boolean;
}

/** Shows the comments of the page beside the canvas, instead of versions and page settings. */
export function showComments(
  state: EditorStateStore,
  { thread = null, isWriting = false }: ShownComments = {},
): void {
  state.set({
    commentsOpen: true,
    revisionsOpen: false,
    revision: null,
    pageSettingsOpen: false,
    openThread: thread,
    commentFocus: isWriting ? state.get().commentFocus + 1 : 0,
  });
}
