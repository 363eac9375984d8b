import { FailedState, failureText } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { TimeSettings as Settings, TimeRounding } from '@org/schema/entities';
import { Button, Checkbox, FormSection, Select, Skeleton, TextInput, toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { showDuration } from '../parts/typed-duration.ts';
import { text } from './messages.ts';
import { readDay, WorkingDays } from './working-days.tsx';
import { WorkingHours } from './working-hours.tsx';

const { timeEntries } = apiContract;

const STEPS = [1, 5, 6, 10, 15, 30, 60];

const ROUNDINGS = [
  { value: 'closest', label: text.roundClosest },
  { value: 'up', label: text.roundUp },
  { value: 'down', label: text.roundDown },
];

function SettingsForm({ stored }: { readonly stored: Settings }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [values, setValues] = useState(stored);
  const [days, setDays] = useState<readonly string[]>(stored.working_minutes.map(showDuration));
  const [rate, setRate] = useState(stored.hourly_rate === null ? '' : String(stored.hourly_rate));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const minutes = days.map(readDay);
  const isRate = rate === '' || (Number(rate) >= 0 && !Number.isNaN(Number(rate)));
  const set = (change: Partial<Settings>): void => setValues((now) => ({ ...now, ...change }));

  async function save(): Promise<void> {
    setBusy(true);
    setErrors({});
    try {
      await api.call(timeEntries.updateSettings, {
        body: {
          ...values,
          hourly_rate: rate === '' ? null : Number(rate),
          working_minutes: minutes.map((value) => value ?? 0),
        },
      });
      toast.success(text.settingsSaved);
      await queries.invalidateQueries({ queryKey: callKey(timeEntries.settings) });
    } catch (failure) {
      if (isApiError(failure)) setErrors(failure.formErrors);
      toast.error(failureText(failure));
    }
    setBusy(false);
  }

  return (
    <form
      className="pj-settings-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormSection title={text.roundingTitle}>
        <Select
          label={text.roundTo}
          data={STEPS.map((step) => ({ value: String(step), label: text.minutesStep(step) }))}
          value={String(values.rounding_minutes)}
          allowDeselect={false}
          onChange={(value) =>
            set({ rounding_minutes: Number(value) as Settings['rounding_minutes'] })
          }
        />
        <Select
          label={text.rounding}
          data={ROUNDINGS}
          value={values.rounding}
          allowDeselect={false}
          onChange={(value) => set({ rounding: (value ?? 'closest') as TimeRounding })}
        />
        <TextInput
          label={text.defaultRate}
          inputMode="decimal"
          value={rate}
          error={isRate ? errors.hourly_rate : text.notAmount}
          onChange={(event) => setRate(event.currentTarget.value)}
        />
      </FormSection>
      <FormSection title={text.approvalTitle}>
        <TextInput
          type="date"
          label={text.lockDate}
          description={text.lockDateHelp}
          value={values.lock_date ?? ''}
          error={errors.lock_date}
          onChange={(event) => set({ lock_date: event.currentTarget.value || null })}
        />
        <Checkbox
          label={text.needsApproval}
          checked={values.needs_approval}
          onChange={(event) => set({ needs_approval: event.currentTarget.checked })}
        />
        <Checkbox
          label={text.strictSchedules}
          checked={values.strict_schedules}
          onChange={(event) => set({ strict_schedules: event.currentTarget.checked })}
        />
      </FormSection>
      <FormSection title={text.workingHours}>
        <WorkingDays days={days} onChange={setDays} />
      </FormSection>
      <div>
        <Button
          type="submit"
          variant="filled"
          loading={isBusy}
          disabled={!isRate || minutes.some((value) => value === undefined)}
        >
          {text.saveSettings}
        </Button>
      </div>
    </form>
  );
}

/** Renders the settings of time: rounding, rates, approval and working hours, also those of each person. */
export function TimeSettings(): ReactElement {
  const api = useApi();
  const found = useQuery(callQuery(api, timeEntries.settings, {}));
  if (found.isError)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={320} />;
  const { timeSettings } = found.data;
  return (
    <div className="pj-time-settings">
      <SettingsForm stored={timeSettings} />
      <WorkingHours usual={timeSettings.working_minutes} />
    </div>
  );
}
