import { FORM_SUBMISSION_FIELDS, type FormSubmissionStatus } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Color of each status. */
export const STATUS_TONES: Readonly<Record<FormSubmissionStatus, Tone>> = {
  new: 'accent',
  read: 'neutral',
  replied: 'success',
  archived: 'neutral',
  spam: 'danger',
};

/** Statuses as options. */
export const STATUS_CHOICES = FORM_SUBMISSION_FIELDS.status.options.map(({ value, label }) => ({
  value,
  label,
}));

/** Returns the label of a status. */
export const statusLabel = (status: FormSubmissionStatus): string =>
  STATUS_CHOICES.find(({ value }) => value === status)?.label ?? status;
