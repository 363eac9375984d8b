import { PASSWORD_LENGTH } from '@org/schema';
import type { ReactElement, ReactNode } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import { getNoteRole, type PageNote } from '../parts/page-note.ts';

const NOTE_ID = 'org-you-note';
const HINT_ID = 'org-you-hint';

/** Renders the card that every account page is. */
export function AccountCard({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="org-you">
      <div>{children}</div>
    </div>
  );
}

/** Props of parts that show a note. */
export interface NoteProps {
  readonly note: PageNote | undefined;
}

/** Renders the note of the previous request. */
export function AccountNote({ note }: NoteProps): ReactElement | null {
  if (!note) return null;
  const tone = note.kind === 'done' ? 'success' : 'danger';
  return (
    <p
      className="org-you-note"
      id={NOTE_ID}
      role={getNoteRole(note)}
      style={cssVars({ 'org-you-tone': `var(--org-color-${tone})` })}
    >
      {note.text}
    </p>
  );
}

/** Renders the input for the email address of an account. */
export function EmailField({ note }: NoteProps): ReactElement {
  return (
    <label>
      Email
      <input
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="username"
        defaultValue={note?.email ?? ''}
        aria-describedby={note?.kind === 'problem' ? NOTE_ID : undefined}
      />
    </label>
  );
}

/** Renders the input for a new password. */
export function NewPasswordField({
  note,
  label,
}: NoteProps & { readonly label: string }): ReactElement {
  return (
    <label>
      {label}
      <input
        type="password"
        name="password"
        required
        minLength={PASSWORD_LENGTH.shortest}
        maxLength={PASSWORD_LENGTH.longest}
        autoComplete="new-password"
        aria-describedby={note ? `${NOTE_ID} ${HINT_ID}` : HINT_ID}
      />
      <small id={HINT_ID}>At least {PASSWORD_LENGTH.shortest} characters.</small>
    </label>
  );
}
