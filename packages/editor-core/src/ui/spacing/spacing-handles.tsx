import { ROOT_ID } from '@org/schema';
import type { ThemeTokens } from '@org/schema/entities';
import { type RefObject, useEffect } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { readSpaceBlock } from './space-block.ts';
import { SpaceControls } from './space-controls.ts';

/** Props of the handles of spacing. */
export interface SpacingHandlesProps {
  readonly doc: Document;
  /** Sizes of the theme, to which spaces snap. @default those of a theme without changes */
  readonly tokens?: ThemeTokens | undefined;
  /** Receives the function that focuses the first handle; it returns false when the block has none. */
  readonly focuser: RefObject<(() => boolean) | null>;
}

/**
 * Adds handles for padding, margin, gap and height of the selected block to the canvas. It renders nothing: handles are plain
 * elements of the canvas document. There are none in the preview, for old versions, and while a document is opened; parts of the
 * site around the page cannot be selected.
 */
export function SpacingHandles({ doc, tokens, focuser }: SpacingHandlesProps): null {
  const { store, session, blocks, announce } = useEditor();
  useEffect(() => {
    const controls = new SpaceControls({
      doc,
      store,
      announce,
      getBlock: () => {
        const { editMode, revision, isEditorLoading, viewportDevice } = session.state.get();
        const id = store.single;
        if (id === undefined || id === ROOT_ID || !editMode || revision || isEditorLoading)
          return undefined;
        const block = readSpaceBlock(store, blocks.settings, id, viewportDevice, tokens?.spaces);
        // The spacing of a component is that of its blocks.
        return block && block.fields.length > 0 ? block : undefined;
      },
    });
    focuser.current = () => controls.focusFirst();
    const stops = [
      store.subscribe(controls.later),
      store.subscribeSelection(controls.later),
      session.state.subscribe(controls.later),
    ];
    return () => {
      for (const stop of stops) stop();
      focuser.current = null;
      controls.remove();
    };
  }, [doc, tokens, store, session, blocks, announce, focuser]);
  return null;
}
