import { readDuration } from '@org/schema';
import { TextInput, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { DAY_MINUTES } from '../parts/typed-duration.ts';
import { text } from './messages.ts';

/** Props of the fields: typed hours of each day from Monday on, and the handler of changes. */
export interface WorkingDaysProps {
  readonly days: readonly string[];
  readonly disabled?: boolean;
  readonly onChange: (days: readonly string[]) => void;
}

/** A Monday, from which the names of weekdays are derived. */
const MONDAY = '2026-01-05';

/** Returns the minutes of a typed time; undefined for one that a day does not have. */
export function readDay(typed: string): number | undefined {
  const minutes = readDuration(typed);
  return minutes === undefined || minutes > DAY_MINUTES ? undefined : minutes;
}

/** Renders a field for the working hours of each weekday. */
export function WorkingDays({ days, disabled = false, onChange }: WorkingDaysProps): ReactElement {
  const { locale } = useFormats();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <div className="pj-working-days">
      {days.map((typed, at) => {
        const day = new Date(`${MONDAY}T00:00:00Z`);
        day.setUTCDate(day.getUTCDate() + at);
        return (
          <TextInput
            key={day.getTime()}
            label={weekday.format(day)}
            value={typed}
            placeholder="0:00"
            disabled={disabled}
            error={readDay(typed) === undefined ? text.notTime : undefined}
            onChange={(event) => onChange(days.with(at, event.currentTarget.value))}
          />
        );
      })}
    </div>
  );
}
