import { IconButton } from '@org/ui';
import { IconX } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { EditorGateway } from '../../session/host/gateway.ts';
import { takeFields } from '../../session/saving/take-fields.ts';

/** Renders the settings of the open page. A closed panel keeps what was typed in it. */
export function PageSettingsPanel({
  gateway,
  host,
}: {
  gateway: EditorGateway;
  host: EditorHost;
}): ReactElement | null {
  const { session, store } = useEditor();
  const page = useEditorState((state) => state.selectedPage);
  const isOpen = useEditorState((state) => state.pageSettingsOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const { PageSettings } = host;
  if (!wasOpened || !page || !PageSettings) return null;
  const { state } = session;
  return (
    <section className="at-revisions" aria-label="Page settings" hidden={!isOpen}>
      <header className="at-inspector-head">
        <h2>Page settings</h2>
        <IconButton
          size={28}
          icon={IconX}
          label="Close page settings"
          onPress={() => state.set({ pageSettingsOpen: false })}
        />
      </header>
      <PageSettings
        key={page.id}
        page={page}
        onSaved={(saved, basedOn) =>
          void takeFields({ state, gateway, registry: store.registry }, saved, basedOn)
        }
      />
    </section>
  );
}
