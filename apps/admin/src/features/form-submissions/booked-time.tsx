import type { FormSubmission } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import './form-submissions.css';

/** Renders when a booking is and how many places it takes, and nothing for other submissions. */
export function BookedTime({
  record: { booked_from, booked_places },
}: {
  readonly record: FormSubmission;
}): ReactElement | null {
  const formats = useFormats();
  if (booked_from === null) return null;
  return (
    <span className="ad-booked">
      <time dateTime={booked_from}>{formats.dateTime(booked_from)}</time>{' '}
      <span className="ad-quiet">{text.places(booked_places ?? 1)}</span>
    </span>
  );
}
