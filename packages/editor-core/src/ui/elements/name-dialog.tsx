import { Dialog, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { asFailure } from '../../session/host/gateway.ts';

/** Props of a dialog that asks for a name. */
export interface NameDialogProps {
  readonly title: string;
  /** Label of the button that saves. */
  readonly action: string;
  readonly description?: string | undefined;
  /** Saves something under the name; what it throws is shown below the field, and the name stays. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of something that is saved; it is required. Closes once it is saved. */
export function NameDialog(props: NameDialogProps): ReactElement {
  const { title, action, description, onSave, onClose } = props;
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (!name.trim()) return setError('Please enter a name');
    setBusy(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (failure) {
      setError(asFailure(failure).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      buttons={[
        { label: 'Cancel', onPress: onClose },
        { label: action, kind: 'primary', busy, onPress: () => void save() },
      ]}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <TextInput
          label="Name"
          description={description}
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
