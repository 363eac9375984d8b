import type { ReactElement } from 'react';
import { useEditorState } from '../editor-context.ts';

/** Told when the browser keeps nothing on this computer: a crash would take what is unsaved. */
export function Unkept(): ReactElement | null {
  const unkept = useEditorState((state) => state.unkept);
  if (!unkept) return null;
  return (
    <div className="at-notice" data-tone="danger" role="status">
      <span>
        This browser keeps no copy of unsaved changes: its storage is full or switched off. Save
        often; what is not saved is lost when this tab closes.
      </span>
    </div>
  );
}
