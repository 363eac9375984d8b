import type { Campaign } from '@org/schema/entities';
import { fromWallTime, Switch, TextInput, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { PlannedWaves } from './planned-waves.tsx';

/** Time for which a campaign is to be scheduled. */
export interface ChosenTime {
  /** Date and time of day, such as `2026-05-01T09:00`; '' before one is chosen. */
  readonly time: string;
  /** True for the time zone of each person, false for that of the company. */
  readonly isLocal: boolean;
}

/** Returns the body that schedules a campaign. */
export function toScheduleBody(
  { time, isLocal }: ChosenTime,
  timezone: string,
): { readonly scheduled_at: string } | { readonly local_time: string } {
  return isLocal ? { local_time: time } : { scheduled_at: fromWallTime(time, timezone) };
}

/** Renders the fields of the time at which a campaign will be sent. */
export function ScheduleFields({
  campaign: { id, abTest },
  value,
  onChange,
  error,
}: {
  readonly campaign: Pick<Campaign, 'id' | 'abTest'>;
  readonly value: ChosenTime;
  readonly onChange: (value: ChosenTime) => void;
  readonly error?: string | undefined;
}): ReactElement {
  const { timezone } = useFormats();
  const { time, isLocal } = value;
  return (
    <>
      <TextInput
        type="datetime-local"
        label={text.time}
        description={isLocal ? undefined : text.oneTime(timezone)}
        value={time}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
      <Switch
        label={text.local}
        description={abTest ? text.localAbTest : text.localHelp}
        disabled={abTest !== null}
        checked={isLocal}
        onChange={({ currentTarget }) => onChange({ ...value, isLocal: currentTarget.checked })}
      />
      {isLocal && time !== '' && <PlannedWaves id={id} time={time} />}
    </>
  );
}
