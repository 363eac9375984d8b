import { ActionDialog, type ActionProblems } from '@org/admin-kit';
import type { Automation } from '@org/schema/entities';
import { Textarea, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

/** Renders the form of the name and the description of an automation. */
export function DetailsDialog({
  automation,
  onSave,
  onClose,
}: {
  readonly automation: Automation;
  /** Saves both; returns false when that failed, which was said then. */
  readonly onSave: (changed: { name: string; description: string }) => Promise<boolean>;
  readonly onClose: () => void;
}): ReactElement {
  const [name, setName] = useState(automation.name);
  const [description, setDescription] = useState(automation.description);
  const send = async (): Promise<ActionProblems> => {
    if (name.trim() === '') return { name: text.nameMissing };
    return (await onSave({ name: name.trim(), description })) ? undefined : { '': text.notSaved };
  };
  return (
    <ActionDialog
      title={text.rename}
      confirmLabel={text.save}
      closeLabel={text.cancel}
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <TextInput
            label={text.name}
            required
            data-autofocus
            maxLength={120}
            value={name}
            error={problems.name}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Textarea
            label={text.description}
            description={text.descriptionHelp}
            autosize
            minRows={2}
            maxLength={500}
            value={description}
            onChange={({ currentTarget: { value } }) => setDescription(value)}
          />
        </>
      )}
    </ActionDialog>
  );
}
