import { ActionDialog, type ActionProblems, AppLink } from '@org/admin-kit';
import {
  AUTOMATION_STARTS,
  type AutomationStart,
  type AutomationStartEvent,
} from '@org/schema/entities';
import { Alert, NativeSelect, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import type { StepChoices } from './use-step-names.ts';

const EVENTS = Object.entries(AUTOMATION_STARTS).map(([value, label]) => ({ value, label }));

/** Props of fields of what starts an automation. */
interface StartFieldsProps {
  readonly start: AutomationStart;
  readonly choices: StepChoices;
  readonly onChange: (start: AutomationStart) => void;
}

/** Renders the fields of a start by a date of customers, or how to add the first date field. */
function DateFields({ start, choices, onChange }: StartFieldsProps): ReactElement {
  if (choices.dateFields.length === 0)
    return (
      <Alert color="blue">
        {text.noDateFields} <AppLink href="/admin/customers/fields">{text.addDateField}</AppLink>
      </Alert>
    );
  return (
    <>
      <NativeSelect
        label={text.startField}
        data={[{ value: '', label: text.chooseField }, ...choices.dateFields]}
        value={start.fieldKey}
        onChange={({ currentTarget: { value } }) => onChange({ ...start, fieldKey: value })}
      />
      <TextInput
        label={text.startDays}
        description={text.startDaysHelp}
        inputMode="numeric"
        value={String(start.days)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...start, days: Math.max(0, Math.min(60, Number(value) || 0)) })
        }
      />
    </>
  );
}

/** Renders the fields of what starts an automation. */
function StartFields({ start, choices, onChange }: StartFieldsProps): ReactElement {
  const id = (value: string): number | null => (value === '' ? null : Number(value));
  return (
    <>
      <NativeSelect
        label={text.startWhen}
        data={EVENTS}
        value={start.event}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...start, event: value as AutomationStartEvent })
        }
      />
      {start.event === 'subscriber.joined' && (
        <NativeSelect
          label={text.startList}
          data={[{ value: '', label: text.anyList }, ...choices.lists]}
          value={start.listId === null ? '' : String(start.listId)}
          onChange={({ currentTarget: { value } }) => onChange({ ...start, listId: id(value) })}
        />
      )}
      {start.event === 'customer.tagged' && (
        <NativeSelect
          label={text.startTag}
          data={[{ value: '', label: text.chooseTag }, ...choices.tags]}
          value={start.tagId === null ? '' : String(start.tagId)}
          onChange={({ currentTarget: { value } }) => onChange({ ...start, tagId: id(value) })}
        />
      )}
      {start.event === 'customer.date' && (
        <DateFields start={start} choices={choices} onChange={onChange} />
      )}
      {start.event === 'cart.left' && (
        <TextInput
          label={text.startHours}
          inputMode="numeric"
          value={String(start.hours)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...start, hours: Math.max(1, Math.min(720, Number(value) || 1)) })
          }
        />
      )}
    </>
  );
}

/** Renders the form of what starts an automation. */
export function StartDialog({
  start: first,
  choices,
  onSave,
  onClose,
}: {
  readonly start: AutomationStart;
  readonly choices: StepChoices;
  /** Saves the start; returns false when that failed, which was said then. */
  readonly onSave: (start: AutomationStart) => Promise<boolean>;
  readonly onClose: () => void;
}): ReactElement {
  const [start, setStart] = useState(first);
  const send = async (): Promise<ActionProblems> =>
    (await onSave(start)) ? undefined : { '': text.notSaved };
  return (
    <ActionDialog
      title={text.editStart}
      confirmLabel={text.save}
      closeLabel={text.cancel}
      send={send}
      onClose={onClose}
    >
      {() => <StartFields start={start} choices={choices} onChange={setStart} />}
    </ActionDialog>
  );
}
