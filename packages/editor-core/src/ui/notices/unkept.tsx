import type { ReactElement } from 'react';
import { useEditorState } from '../../session/context/editor-context.ts';

/** Renders the warning that unsaved changes cannot be stored on this computer and would be lost in a crash. */
export function BackupWarning(): ReactElement | null {
  const unbacked = useEditorState((state) => state.unbacked);
  if (!unbacked) return null;
  return (
    <div className="at-notice" data-tone="danger" role="status">
      <span>
        This browser cannot back up unsaved changes because its storage is full or turned off. Save
        often: unsaved changes are lost when you close this tab.
      </span>
    </div>
  );
}
