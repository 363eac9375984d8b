import type { ReactElement } from 'react';
import { postForm } from '../parts/post-form.ts';
import { AccountCard, AccountNote, EmailField, type NoteProps } from './account-card.tsx';

/** Renders the form that requests a password reset link. */
export function ForgotPasswordPage({ note }: NoteProps): ReactElement {
  return (
    <AccountCard>
      <h1>Forgot your password?</h1>
      <p>We send a link to set a new one to your email address.</p>
      <AccountNote note={note} />
      <form {...postForm('/api/v1/auth/forgot/')}>
        <EmailField note={note} />
        <button type="submit">Send link</button>
      </form>
      <p className="org-you-also">
        <a href="/sign-in">Back to sign in</a>
      </p>
    </AccountCard>
  );
}
