import { MESSAGES } from '@org/schema/copy';
import { type AskButton, ask } from './ask.ts';

/** Choice for unsaved changes. */
export type LeaveAnswer = 'leave' | 'stay' | 'save';

/** Asks before unsaved changes are discarded; Escape stays. */
export function askToLeave({
  canSave = false,
}: {
  readonly canSave?: boolean;
} = {}): Promise<LeaveAnswer> {
  const save: AskButton<LeaveAnswer>[] = canSave
    ? [{ label: 'Save and leave', value: 'save', kind: 'primary' }]
    : [];
  return ask<LeaveAnswer>({
    title: MESSAGES.unsavedTitle,
    content: MESSAGES.unsavedText,
    dismissed: 'stay',
    width: 500,
    buttons: [
      { label: 'Keep editing', value: 'stay', focused: true },
      // Only one button is filled: saving, where that is possible.
      { label: 'Leave without saving', value: 'leave', kind: canSave ? 'default' : 'danger' },
      ...save,
    ],
  });
}
