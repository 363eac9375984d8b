import { Button, Checkbox, FormSection, Icon, IconButton, TextInput, useFormats } from '@org/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactElement } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { LABELS, text } from './messages.ts';
import type { TaskFormValues } from './task-form.ts';

/** Props of the checklist. */
export interface ChecklistFieldProps {
  readonly form: UseFormReturn<TaskFormValues>;
  readonly readOnly: boolean;
}

/** Renders the checklist of a task. Enter adds a step, Backspace in an empty one removes it. */
export function ChecklistField({ form, readOnly }: ChecklistFieldProps): ReactElement {
  // The form needs its own key, since `id` is the step's.
  const list = useFieldArray({ control: form.control, name: 'checklist', keyName: 'key' });
  const { number } = useFormats();
  const steps = form.watch('checklist');
  const done = steps.filter((step) => step.done).length;

  /** Inserts an empty step and moves the focus to its text. */
  function addStep(at: number): void {
    const step = { id: crypto.randomUUID(), text: '', done: false };
    list.insert(at, step, { focusName: `checklist.${at}.text` });
  }

  function onKeyDown(event: KeyboardEvent, at: number): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      addStep(at + 1);
    }
    if (event.key === 'Backspace' && steps[at]?.text === '') {
      event.preventDefault();
      list.remove(at);
      if (at > 0) form.setFocus(`checklist.${at - 1}.text`);
    }
  }

  return (
    <FormSection
      title={LABELS.checklist}
      text={
        steps.length === 0
          ? text.checklistEmpty
          : text.stepsDone(number(done), number(steps.length))
      }
    >
      {list.fields.length > 0 && (
        <ul className="pj-checklist">
          {list.fields.map(({ key }, at) => (
            <li key={key} data-done={steps[at]?.done || undefined}>
              <Checkbox
                aria-label={text.stepDone(at + 1)}
                {...form.register(`checklist.${at}.done`)}
              />
              <TextInput
                aria-label={text.stepText(at + 1)}
                error={form.formState.errors.checklist?.[at]?.text?.message}
                onKeyDown={(event) => onKeyDown(event, at)}
                {...form.register(`checklist.${at}.text`)}
              />
              {!readOnly && (
                <IconButton
                  size={32}
                  icon={IconX}
                  label={text.removeStep}
                  onPress={() => list.remove(at)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <div>
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => addStep(steps.length)}
          >
            {text.addStep}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
