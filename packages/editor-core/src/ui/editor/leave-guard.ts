import { useUnsavedGuard } from '@org/ui';
import { useCallback, useEffect } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';

/** Asks before unsaved changes are discarded: when the tab is closed, and on navigation within the app. */
export function LeaveGuard({ host }: { host: EditorHost }): null {
  const { session } = useEditor();
  const dirty = useEditorState((state) => state.isEditorDirty);
  const save = useCallback(() => session.save(), [session]);
  const ask = useUnsavedGuard(dirty, save);
  const { onLeaveGuard } = host;
  useEffect(() => {
    if (!dirty) return;
    onLeaveGuard?.(async () => {
      const leaves = await ask();
      if (leaves) session.abandon();
      return leaves;
    });
    return () => onLeaveGuard?.(undefined);
  }, [dirty, ask, session, onLeaveGuard]);
  return null;
}
