import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';

/** Why the last save did not come about, and what can be done. The work itself is kept on this computer meanwhile. Source: ERR-003. */
export function SaveFailure(): ReactElement | null {
  const { session } = useEditor();
  const outcome = useEditorState((state) => state.saveOutcome);
  const failure = useEditorState((state) => state.saveFailure);
  const saving = useEditorState((state) => state.isEditorSaving);
  if (outcome === 'conflict')
    return (
      <div className="at-notice" data-tone="danger" role="alert">
        <span>
          Somebody else saved this page since you opened it. Yours is kept on this computer.
        </span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => session.state.set({ dialog: 'conflict' })}
        >
          Compare
        </Button>
      </div>
    );
  if (outcome !== 'failed') return null;
  return (
    <div className="at-notice" data-tone="danger" role="alert">
      <span>
        Not saved: {failure?.message ?? 'something went wrong'}. Your changes are kept on this
        computer.
      </span>
      <Button
        size="compact-sm"
        variant="default"
        loading={saving}
        onClick={() => void session.retry()}
      >
        Retry
      </Button>
    </div>
  );
}
