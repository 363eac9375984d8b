import { ACCOUNT_DAYS } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { postForm } from '../parts/post-form.ts';
import { AccountCard, AccountNote, NewPasswordField, type NoteProps } from './account-card.tsx';

/** Account that a link creates. */
export interface LinkedAccount {
  readonly email: string;
  /** True when the email address has an account in this shop already. */
  readonly hasAccount: boolean;
}

/** Props of the page of the account link that a guest requested with an order. */
export interface CreateAccountPageProps extends NoteProps {
  readonly token: string;
  /** Undefined for an expired or used link. */
  readonly account: LinkedAccount | undefined;
}

const CREATE_ACCOUNT = '/api/v1/checkout/account/make/';

/** Renders the form that creates an account, adds the order to an existing one, or says that the link has expired. */
export function CreateAccountPage({ token, account, note }: CreateAccountPageProps): ReactElement {
  if (!account)
    return (
      <AccountCard>
        <h1>This link has expired or was already used</h1>
        <p>
          Links work once, for {ACCOUNT_DAYS} days. If you have already set a password, sign in.
          Otherwise you can request a new link with your next order.
        </p>
        <a className="org-you-go" href="/sign-in">
          Sign in
        </a>
      </AccountCard>
    );
  const { email, hasAccount } = account;
  return (
    <AccountCard>
      <h1>{hasAccount ? 'Welcome back' : 'Create your account'}</h1>
      <p>
        {hasAccount
          ? `You already have an account with ${email}. Your password does not change.`
          : `Choose a password for ${email}.`}
      </p>
      <AccountNote note={note} />
      <form {...postForm(CREATE_ACCOUNT)}>
        <input type="hidden" name="token" value={token} />
        {!hasAccount && <NewPasswordField note={note} label="Password" />}
        <button type="submit">{hasAccount ? 'Use my account' : 'Create account'}</button>
      </form>
    </AccountCard>
  );
}
