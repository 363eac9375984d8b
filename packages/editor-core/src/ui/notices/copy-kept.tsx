import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { openCopy } from './open-copy.ts';

/** Renders a link to the copy that the author saved after a conflict. */
export function CopyKept({ host }: { host: EditorHost }): ReactElement | null {
  const { session } = useEditor();
  const copy = useEditorState((state) => state.savedCopy);
  if (!copy) return null;
  const dismiss = (): void => session.state.set({ savedCopy: null });
  return (
    <div className="at-notice" role="status">
      <span>
        Your version is saved as the {copy.kind === 'page' ? 'draft' : copy.kind} “{copy.title}”.
        You are looking at their version.
      </span>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => {
          dismiss();
          openCopy(host, copy);
        }}
      >
        Open my version
      </Button>
      <Button size="compact-xs" variant="subtle" onClick={dismiss}>
        Stay here
      </Button>
    </div>
  );
}
