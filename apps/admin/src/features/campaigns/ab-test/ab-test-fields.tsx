import type { RecordFieldsProps } from '@org/admin-kit';
import { AB_METRICS, type AbTest, type Campaign, MAX_AB_SUBJECTS } from '@org/schema/entities';
import { Button, IconButton, NativeSelect, TextInput } from '@org/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { CampaignFormValues } from '../campaign-form.ts';
import { SwitchedSection } from '../switched-section.tsx';
import { letterAt, text } from './messages.ts';
import './ab-test.css';

const NEW_TEST: AbTest = { subjects: [''], testPercent: 20, metric: 'opens', hours: 4 };

/** Choices of the form; a stored value that is none of them is offered, too. */
const PERCENTS = [10, 20, 30, 40, 50, 100];
const HOURS = [1, 2, 4, 8, 12, 24, 48, 72];

function numberOptions(
  values: readonly number[],
  chosen: number,
  print: (value: number) => string,
): { value: string; label: string }[] {
  return [...new Set([...values, chosen])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value: String(value), label: print(value) }));
}

/** Renders the A/B test of a campaign: further subjects, who gets them, and how the best one is chosen. */
export function AbTestFields({
  form,
  readOnly,
}: Pick<RecordFieldsProps<Campaign, CampaignFormValues>, 'form' | 'readOnly'>): ReactElement {
  const errors = form.formState.errors.abTest;
  return (
    <SwitchedSection
      form={form}
      readOnly={readOnly}
      name="abTest"
      initial={NEW_TEST}
      title={text.title}
      label={text.turnOn}
      help={text.turnOnHelp}
    >
      {(test, set) => (
        <>
          <p className="at-meta cp-ab-note">{text.subjectAbove}</p>
          {test.subjects.map((subject, at) => (
            <div className="cp-ab-subject" key={at}>
              <TextInput
                label={text.subject(letterAt(at + 1))}
                required
                readOnly={readOnly}
                value={subject}
                error={errors?.subjects?.[at]?.message}
                onChange={({ currentTarget: { value } }) =>
                  set({ ...test, subjects: test.subjects.with(at, value) })
                }
              />
              {test.subjects.length > 1 && !readOnly && (
                <IconButton
                  icon={IconTrash}
                  label={text.remove(letterAt(at + 1))}
                  onPress={() => set({ ...test, subjects: test.subjects.toSpliced(at, 1) })}
                />
              )}
            </div>
          ))}
          {test.subjects.length < MAX_AB_SUBJECTS - 1 && !readOnly && (
            <Button
              className="cp-ab-add"
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => set({ ...test, subjects: [...test.subjects, ''] })}
            >
              {text.add}
            </Button>
          )}
          <div className="cp-ab-rules">
            <NativeSelect
              label={text.testPercent}
              disabled={readOnly}
              data={numberOptions(PERCENTS, test.testPercent, text.percent)}
              value={String(test.testPercent)}
              error={errors?.testPercent?.message}
              onChange={({ currentTarget: { value } }) =>
                set({ ...test, testPercent: Number(value) })
              }
            />
            <NativeSelect
              label={text.metric}
              disabled={readOnly}
              data={AB_METRICS.map((value) => ({ value, label: text.metrics[value] }))}
              value={test.metric}
              error={errors?.metric?.message}
              onChange={({ currentTarget: { value } }) =>
                set({ ...test, metric: AB_METRICS.find((one) => one === value) ?? 'opens' })
              }
            />
            {test.testPercent < 100 && (
              <NativeSelect
                label={text.hours}
                disabled={readOnly}
                data={numberOptions(HOURS, test.hours, text.hour)}
                value={String(test.hours)}
                error={errors?.hours?.message}
                onChange={({ currentTarget: { value } }) => set({ ...test, hours: Number(value) })}
              />
            )}
          </div>
        </>
      )}
    </SwitchedSection>
  );
}
