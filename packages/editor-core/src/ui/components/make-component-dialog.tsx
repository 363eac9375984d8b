import { Dialog, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import {
  componentContent,
  findComponentSource,
  replaceByInstance,
} from '../../model/edits/component-edits.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import { asFailure, type EditorGateway } from '../../session/host/gateway.ts';

/** Saves the selected blocks as a component, and shows it in their place; its name is required. */
export function MakeComponentDialog({
  gateway,
  onClose,
}: {
  gateway: EditorGateway;
  onClose: () => void;
}): ReactElement | null {
  const { store, session, announce } = useEditor();
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [source] = useState(() => findComponentSource(store, store.selected()));
  if (!source.ok || !gateway.components) return null;
  const { components } = gateway;
  const make = async (): Promise<void> => {
    if (!name.trim()) return setError('Please enter a name');
    setBusy(true);
    try {
      const content = componentContent(store, source);
      const component = await components.create({ name: name.trim(), content });
      session.components.take([component]);
      const result = replaceByInstance(store, source, component);
      announce(
        result.ok ? `${component.name} is a component` : result.message,
        result.ok ? 'status' : 'refused',
      );
      onClose();
      void session.components.load();
    } catch (failure) {
      setError(asFailure(failure).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title="Make a component"
      onClose={onClose}
      buttons={[
        { label: 'Cancel', onPress: onClose },
        { label: 'Make component', kind: 'primary', busy, onPress: () => void make() },
      ]}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextInput
          label="Name"
          description="You can insert it on any page. A change of the component is shown on all of them."
          data-autofocus
          value={name}
          error={error || null}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError('');
          }}
        />
      </form>
    </Dialog>
  );
}
