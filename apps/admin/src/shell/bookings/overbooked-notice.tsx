import type { OverbookedTime } from '@org/schema/entities';
import { Alert, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { useBookings } from './use-bookings.ts';
import './bookings.css';

/** Maximum number of times that are listed. */
const MAX_SHOWN = 3;

/** Renders the coming times with more bookings than places, and nothing while there are none. */
export function OverbookedNotice({
  isShown = () => true,
}: {
  /** Returns true for times to show. @default all of them */
  readonly isShown?: (time: OverbookedTime) => boolean;
}): ReactElement | null {
  const { dateTime } = useFormats();
  const times = useBookings()?.overbooked.filter(isShown) ?? [];
  if (times.length === 0) return null;
  const hidden = times.length - MAX_SHOWN;
  return (
    <Alert color="yellow" role="status" className="ad-overbooked">
      <strong>{text.overbooked}</strong>
      <ul aria-label={text.overbooked}>
        {times.slice(0, MAX_SHOWN).map(({ form_name, from, places, booked }) => (
          <li key={`${form_name} ${from}`}>
            {`${dateTime(from)} · ${text.booked(booked, places)} · ${form_name}`}
          </li>
        ))}
        {hidden > 0 && <li>{text.more(hidden)}</li>}
      </ul>
    </Alert>
  );
}
