import type { ReactElement } from 'react';
import { postForm } from '../parts/post-form.ts';
import { AccountCard, AccountNote, NewPasswordField, type NoteProps } from './account-card.tsx';

/** Props of the page of a password reset link. */
export interface ResetPasswordPageProps extends NoteProps {
  /** Token of the link; `''` for none. */
  readonly token: string;
}

/** Renders the form for a new password, or that the link is incomplete. */
export function ResetPasswordPage({ token, note }: ResetPasswordPageProps): ReactElement {
  if (!token)
    return (
      <AccountCard>
        <h1>This link is incomplete</h1>
        <p>Open it from the email again, or request a new one.</p>
        <a className="org-you-go" href="/forgot-password">
          Request a new link
        </a>
      </AccountCard>
    );
  return (
    <AccountCard>
      <h1>Set a new password</h1>
      <p>You will be signed out on all devices.</p>
      <AccountNote note={note} />
      <form {...postForm('/api/v1/auth/reset/')}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordField note={note} label="New password" />
        <button type="submit">Set password</button>
      </form>
      <p className="org-you-also">
        <a href="/forgot-password">Request a new link</a>
      </p>
    </AccountCard>
  );
}
