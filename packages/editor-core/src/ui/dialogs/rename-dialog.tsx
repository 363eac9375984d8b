import { Dialog, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';

/** Renames the selected block; an empty name restores the default. */
export function RenameDialog({ onClose }: { onClose: () => void }): ReactElement | null {
  const { store, announce } = useEditor();
  const [id] = useState(() => store.single);
  const [name, setName] = useState(() => (id === undefined ? '' : store.getName(id)));
  if (id === undefined) return null;
  const rename = (): void => {
    const result = store.run([{ type: 'rename', id, name: name.trim() }], {
      label: `Rename to ${name.trim() || 'its own name'}`,
    });
    announce(
      result.ok ? `Renamed to ${store.getName(id)}` : result.message,
      result.ok ? 'status' : 'refused',
    );
    onClose();
  };
  return (
    <Dialog
      open
      title="Rename block"
      onClose={onClose}
      buttons={[
        { label: 'Cancel', onPress: onClose },
        { label: 'Rename', kind: 'primary', onPress: rename },
      ]}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <TextInput
          label="Name"
          description="Shown only in the editor, never to visitors."
          data-autofocus
          value={name}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
