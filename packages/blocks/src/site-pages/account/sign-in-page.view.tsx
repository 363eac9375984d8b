import { PASSWORD_LENGTH } from '@org/schema';
import type { ReactElement } from 'react';
import { postForm } from '../parts/post-form.ts';
import { AccountCard, AccountNote, EmailField, type NoteProps } from './account-card.tsx';

/** Props of the sign-in page. */
export interface SignInPageProps extends NoteProps {
  /** Path to continue at; `''` for the profile. */
  readonly next: string;
}

/** Renders the sign-in form. */
export function SignInPage({ next, note }: SignInPageProps): ReactElement {
  return (
    <AccountCard>
      <h1>Sign in</h1>
      <AccountNote note={note} />
      <form {...postForm('/api/v1/auth/login/')}>
        {next && <input type="hidden" name="next" value={next} />}
        <EmailField note={note} />
        <label>
          Password
          <input
            type="password"
            name="password"
            required
            maxLength={PASSWORD_LENGTH.longest}
            autoComplete="current-password"
          />
        </label>
        <button type="submit">Sign in</button>
      </form>
      <p className="org-you-also">
        <a href="/forgot-password">Forgot your password?</a>
      </p>
    </AccountCard>
  );
}
