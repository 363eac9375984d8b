import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';

/** Renders the notice that another tab of this browser saved a newer version. */
export function SavedElsewhere(): ReactElement | null {
  const { session } = useEditor();
  const version = useEditorState((state) => state.savedElsewhere);
  const isDirty = useEditorState((state) => state.isEditorDirty);
  if (version === null) return null;
  return (
    <div className="at-notice" role="status">
      <span>
        A newer version was saved in another tab.
        {isDirty ? ' When you save, both changes are kept; where they differ, you choose.' : null}
      </span>
      {isDirty ? null : (
        <Button size="compact-xs" variant="default" onClick={() => void session.reopen()}>
          Show the newer version
        </Button>
      )}
    </div>
  );
}
