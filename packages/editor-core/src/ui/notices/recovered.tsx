import { Button, RelativeTime } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';

/** Renders the notice about recovered changes, which can be discarded. */
export function Recovered(): ReactElement | null {
  const { session } = useEditor();
  const at = useEditorState((state) => state.recoveredAt);
  if (at === null) return null;
  return (
    <div className="at-notice" role="status">
      <span>
        Unsaved changes from <RelativeTime value={new Date(at).toISOString()} /> were found on this
        computer and are shown here.
      </span>
      <Button size="compact-xs" variant="default" onClick={() => session.acceptRecovered()}>
        Keep editing
      </Button>
      <Button size="compact-xs" variant="subtle" onClick={() => session.discardRecovered()}>
        Discard and use saved version
      </Button>
    </div>
  );
}
