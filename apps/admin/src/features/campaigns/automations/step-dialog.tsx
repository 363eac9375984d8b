import { ActionDialog, type ActionProblems } from '@org/admin-kit';
import type { FilterGroup } from '@org/schema';
import type { AutomationStep, WaitStep } from '@org/schema/entities';
import { NativeSelect, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { AudienceCount } from '../audience/audience-count.tsx';
import { AudienceFilter } from '../audience/audience-filter.tsx';
import { STEP_NAMES, text } from './messages.ts';
import type { StepChoices } from './use-step-names.ts';

/** Props of the fields of a step. */
interface FieldsProps<Step extends AutomationStep> {
  readonly step: Step;
  readonly choices: StepChoices;
  readonly onChange: (step: Step) => void;
}

const entries = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Reads a whole number that is typed; 0 for anything else. */
const readNumber = (typed: string): number => {
  const value = Number(typed.trim());
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
};

function WaitFields({ step, onChange }: FieldsProps<WaitStep>): ReactElement {
  return (
    <>
      <TextInput
        label={text.amount}
        inputMode="numeric"
        data-autofocus
        value={step.amount === 0 ? '' : String(step.amount)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...step, amount: readNumber(value) })
        }
      />
      <NativeSelect
        label={text.unit}
        data={entries(text.units)}
        value={step.unit}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...step, unit: value as WaitStep['unit'] })
        }
      />
    </>
  );
}

/** Renders the fields of a step, except those of an email, which has an editor. */
function Fields({ step, choices, onChange }: FieldsProps<AutomationStep>): ReactElement | null {
  switch (step.kind) {
    case 'wait':
      return <WaitFields step={step} choices={choices} onChange={onChange} />;
    case 'condition':
      return (
        <>
          <AudienceFilter
            label={text.conditions}
            value={step.filters}
            onChange={(filters) => onChange({ ...step, filters })}
          />
          {step.filters && (
            <AudienceCount
              listIds={[]}
              excludeListIds={[]}
              segmentId={null}
              filters={step.filters as FilterGroup}
              unopenedCampaignId={null}
            />
          )}
        </>
      );
    case 'tag':
      return (
        <>
          <NativeSelect
            label={text.tagAction}
            data={entries(text.tagActions)}
            value={step.action}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...step, action: value === 'remove' ? 'remove' : 'add' })
            }
          />
          <NativeSelect
            label={text.startTag}
            data={[{ value: '', label: text.chooseTag }, ...choices.tags]}
            value={step.tagId === null ? '' : String(step.tagId)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...step, tagId: value === '' ? null : Number(value) })
            }
          />
        </>
      );
    case 'list':
      return (
        <>
          <NativeSelect
            label={text.tagAction}
            data={entries(text.listActions)}
            value={step.action}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...step, action: value === 'remove' ? 'remove' : 'add' })
            }
          />
          <NativeSelect
            label={text.startList}
            data={[{ value: '', label: text.chooseList }, ...choices.lists]}
            value={step.listId === null ? '' : String(step.listId)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...step, listId: value === '' ? null : Number(value) })
            }
          />
        </>
      );
    case 'task':
      return (
        <>
          <TextInput
            label={text.taskTitle}
            data-autofocus
            maxLength={200}
            value={step.title}
            onChange={({ currentTarget: { value } }) => onChange({ ...step, title: value })}
          />
          <TextInput
            label={text.taskDue}
            inputMode="numeric"
            value={String(step.dueDays)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...step, dueDays: readNumber(value) })
            }
          />
        </>
      );
    default:
      return null;
  }
}

/** Renders the form of a step. */
export function StepDialog({
  step: first,
  choices,
  onSave,
  onClose,
}: {
  readonly step: AutomationStep;
  readonly choices: StepChoices;
  /** Saves the step; returns false when that failed, which was said then. */
  readonly onSave: (step: AutomationStep) => Promise<boolean>;
  readonly onClose: () => void;
}): ReactElement {
  const [step, setStep] = useState(first);
  const send = async (): Promise<ActionProblems> =>
    (await onSave(step)) ? undefined : { '': text.notSaved };
  return (
    <ActionDialog
      title={STEP_NAMES[step.kind]}
      confirmLabel={text.save}
      closeLabel={text.cancel}
      send={send}
      onClose={onClose}
    >
      {() => <Fields step={step} choices={choices} onChange={setStep} />}
    </ActionDialog>
  );
}
