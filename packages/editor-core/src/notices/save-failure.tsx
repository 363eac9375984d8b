import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';

/**
 * The bar's line under it where the last save did not come about: why, and what can be done.
 * It raises no alert and takes nothing away: the work is kept on this computer meanwhile. Source: ERR-003.
 */
export function SaveFailure(): ReactElement | null {
  const { session } = useEditor();
  const outcome = useEditorState((state) => state.saveOutcome);
  const failure = useEditorState((state) => state.saveFailure);
  const saving = useEditorState((state) => state.isEditorSaving);
  if (outcome !== 'failed' && outcome !== 'conflict') return null;
  const isConflict = outcome === 'conflict';
  return (
    <div className="at-notice at-bar-notice" data-tone="danger" role="status">
      <strong className="at-save-state" data-tone="danger">
        {isConflict ? 'Changed elsewhere' : 'Not saved'}
      </strong>
      <span>
        {isConflict
          ? 'Another version was saved since you opened this one. Yours is kept on this computer.'
          : `${failure?.message ?? 'Something went wrong'}. Your changes are kept on this computer.`}
      </span>
      {isConflict ? (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => session.state.set({ dialog: 'conflict' })}
        >
          Compare
        </Button>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          loading={saving}
          onClick={() => void session.retry()}
        >
          Retry
        </Button>
      )}
    </div>
  );
}
