import { FormSection, NativeSelect, TextInput, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SCHEDULE_LABELS as LABELS, text, UNITS } from './messages.ts';
import { type RecurringFormValues, toRule } from './recurring-form.ts';
import { useNextDays } from './use-next-days.ts';

/** Props of the schedule: the form, and the id of a saved record. */
export interface ScheduleFieldsProps {
  readonly form: UseFormReturn<RecurringFormValues>;
  readonly id: number | undefined;
}

/** Renders the next days of the schedule as it is typed. */
function TypedDays({ form, id }: ScheduleFieldsProps): ReactElement {
  const { day } = useFormats();
  const values = form.watch();
  const found = useNextDays({
    rrule: toRule(values),
    startDate: values.startDate,
    endDate: values.ends === 'date' ? values.endDate : '',
    maxCount: values.ends === 'count' ? values.maxCount : '',
    id,
  });
  return (
    <p className="bl-next-days at-meta" aria-live="polite">
      {found.isError ? (
        text.daysFailed
      ) : (
        <>
          {text.nextDays}: {found.data?.days.map((one) => day(one)).join(' · ') || text.noDays}
        </>
      )}
    </p>
  );
}

/** Renders how often a recurring invoice creates invoices, when it ends, and what happens on each day. */
export function ScheduleFields({ form, id }: ScheduleFieldsProps): ReactElement {
  const { errors } = form.formState;
  const ends = form.watch('ends');
  const isOne = form.watch('interval').trim() === '1';
  return (
    <FormSection title={text.schedule}>
      <div className="bl-schedule">
        <TextInput
          label={LABELS.interval}
          inputMode="numeric"
          error={errors.interval?.message}
          {...form.register('interval')}
        />
        <NativeSelect
          label={LABELS.frequency}
          data={Object.entries(UNITS).map(([value, [one, many]]) => ({
            value,
            label: isOne ? one : many,
          }))}
          error={errors.frequency?.message}
          {...form.register('frequency')}
        />
        <TextInput
          type="date"
          label={LABELS.startDate}
          error={errors.startDate?.message}
          {...form.register('startDate')}
        />
      </div>
      <div className="ad-pair">
        <NativeSelect
          label={LABELS.ends}
          data={[
            { value: 'never', label: text.endsNever },
            { value: 'date', label: text.endsOn },
            { value: 'count', label: text.endsAfter },
          ]}
          {...form.register('ends')}
        />
        {ends === 'date' && (
          <TextInput
            type="date"
            label={LABELS.endDate}
            error={errors.endDate?.message}
            {...form.register('endDate')}
          />
        )}
        {ends === 'count' && (
          <TextInput
            label={LABELS.maxCount}
            inputMode="numeric"
            error={errors.maxCount?.message}
            {...form.register('maxCount')}
          />
        )}
      </div>
      <div className="ad-pair">
        <NativeSelect
          label={LABELS.mode}
          data={[
            { value: 'draft', label: text.draft },
            { value: 'issue', label: text.issue },
            { value: 'send', label: text.send },
          ]}
          error={errors.mode?.message}
          {...form.register('mode')}
        />
        <TextInput
          label={LABELS.dueDays}
          inputMode="numeric"
          error={errors.dueDays?.message}
          {...form.register('dueDays')}
        />
      </div>
      {(id === undefined || form.formState.isDirty) && <TypedDays form={form} id={id} />}
      <p className="at-meta">{text.fieldsHelp}</p>
    </FormSection>
  );
}
