import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { enterBlock, leaveBlock } from '../../session/state/inside-block.ts';

/** Renders a control of the app, which edits a value outside of the block. */
export function HostControl({
  name,
  host,
}: {
  readonly name: string;
  readonly host: EditorHost;
}): ReactElement {
  const { store, session } = useEditor();
  const insideBlock = useEditorState((state) => state.insideBlock);
  const picked = useEditorState((state) => state.pickedItem);
  const Control = host.controls?.[name];
  if (!Control) return <p className="at-setting-help">This cannot be changed here.</p>;
  return (
    <Control
      inside={insideBlock !== null}
      picked={picked}
      onInside={(inside) => {
        const id = store.single;
        if (inside && id !== undefined) enterBlock({ store, state: session.state }, id);
        else leaveBlock(session);
      }}
    />
  );
}
