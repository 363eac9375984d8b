import type { ThemeTokens } from '@org/schema/entities';
import { useEffect } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { getHandledBlock, type HandlesFocuser, mountHandles } from '../handles/mount-handles.ts';
import { readSpaceBlock } from './space-block.ts';
import { SpaceControls } from './space-controls.ts';

/** Props of the handles of spacing. */
export interface SpacingHandlesProps {
  readonly doc: Document;
  /** Sizes of the theme, to which spaces snap. @default those of a theme without changes */
  readonly tokens?: ThemeTokens | undefined;
  readonly focuser: HandlesFocuser;
}

/** Adds handles for padding, margin, gap and height of the selected block to the canvas. It renders nothing itself. */
export function SpacingHandles({ doc, tokens, focuser }: SpacingHandlesProps): null {
  const { store, session, blocks, announce } = useEditor();
  useEffect(() => {
    const editor = { store, session };
    const getBlock = () => {
      const id = getHandledBlock(editor);
      if (id === undefined) return undefined;
      const { viewportDevice } = session.state.get();
      const block = readSpaceBlock(store, blocks.settings, id, viewportDevice, tokens?.spaces);
      // The spacing of a component is that of its blocks.
      return block && block.fields.length > 0 ? block : undefined;
    };
    return mountHandles(editor, new SpaceControls({ doc, store, announce, getBlock }), focuser);
  }, [doc, tokens, store, session, blocks, announce, focuser]);
  return null;
}
