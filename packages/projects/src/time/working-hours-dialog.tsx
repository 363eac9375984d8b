import { failureText, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Assignee, WorkingHours } from '@org/schema/entities';
import { Checkbox, Dialog, TextInput, toast } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { showDuration } from '../parts/typed-duration.ts';
import { text } from './messages.ts';
import { readDay, WorkingDays } from './working-days.tsx';

/** Props of the dialog: person, stored hours, those of the company, and handlers. */
export interface WorkingHoursDialogProps {
  readonly person: Assignee;
  readonly stored: WorkingHours | undefined;
  /** Minutes of work of the company on each day from Monday on. */
  readonly usual: readonly number[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Returns the amount of a typed rate: null without one, undefined for another text. */
function readRate(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const rate = Number(typed);
  return rate >= 0 ? rate : undefined;
}

/** Edits the working hours and the rate of a person. */
export function WorkingHoursDialog(props: WorkingHoursDialogProps): ReactElement {
  const { person, stored, usual, onClose, onSaved } = props;
  const api = useApi();
  const seesRates = useCan('time_entries.can_view_rates');
  const [isOwn, setOwn] = useState(Boolean(stored?.working_minutes));
  const [days, setDays] = useState<readonly string[]>(
    (stored?.working_minutes ?? usual).map(showDuration),
  );
  const [rate, setRate] = useState(String(stored?.hourly_rate ?? ''));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const minutes = days.map(readDay);
  const amount = readRate(rate);
  const isValid = amount !== undefined && (!isOwn || !minutes.includes(undefined));

  async function save(): Promise<void> {
    if (!isValid || isBusy) return;
    setBusy(true);
    setErrors({});
    try {
      await api.call(apiContract.timeEntries.updateWorkingHours, {
        params: { id: person.id },
        body: {
          working_minutes: isOwn ? minutes.map((value) => value ?? 0) : null,
          ...(seesRates && { hourly_rate: amount }),
        },
      });
      toast.success(text.hoursSaved(person.displayName));
      onSaved();
      onClose();
    } catch (failure) {
      if (isApiError(failure)) setErrors(failure.formErrors);
      toast.error(failureText(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={text.hoursOf(person.displayName)}
      width={560}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        {
          label: text.saveHours,
          kind: 'primary',
          busy: isBusy,
          disabled: !isValid,
          onPress: () => void save(),
        },
      ]}
    >
      <form
        className="pj-hours-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Checkbox
          label={text.ownHours}
          checked={isOwn}
          onChange={(event) => setOwn(event.currentTarget.checked)}
        />
        <WorkingDays
          days={isOwn ? days : usual.map(showDuration)}
          disabled={!isOwn}
          onChange={setDays}
        />
        {errors.working_minutes && <p className="pj-error">{errors.working_minutes}</p>}
        {seesRates && (
          <TextInput
            label={text.ownRate}
            description={text.ownRateHelp}
            inputMode="decimal"
            value={rate}
            error={amount === undefined ? text.notAmount : errors.hourly_rate}
            onChange={(event) => setRate(event.currentTarget.value)}
          />
        )}
        {/* Enter in a field saves. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
