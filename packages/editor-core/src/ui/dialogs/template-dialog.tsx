import { extractFragment } from '@org/content';
import { Dialog, TextInput, toast } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { asFailure, type EditorGateway } from '../../session/host/gateway.ts';

/** Saves a container of the page, or a part of the email, as a template; its name is required. */
export function TemplateDialog({
  gateway,
  onClose,
}: {
  gateway: EditorGateway;
  onClose: () => void;
}): ReactElement | null {
  const { store, session } = useEditor();
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [id] = useState(() => store.single);
  if (id === undefined) return null;
  const save = async (): Promise<void> => {
    if (!name.trim()) return setError('Please enter a name');
    setBusy(true);
    try {
      const template = await gateway.createTemplate({
        componentName: name.trim(),
        type: 'container',
        content: extractFragment(store.tree, id),
      });
      toast.success(`Template "${template.name}" saved`);
      await session.loadTemplates();
      onClose();
    } catch (failure) {
      setError(asFailure(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title="Save as template"
      onClose={onClose}
      buttons={[
        { label: 'Cancel', onPress: onClose },
        { label: 'Save template', kind: 'primary', busy, onPress: () => void save() },
      ]}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label="Name"
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
