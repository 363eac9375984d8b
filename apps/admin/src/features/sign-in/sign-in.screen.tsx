import { AppLink, SignInForm } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Anchor, Button, toast, useDocumentTitle } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { text } from './messages.ts';

/** Props of the screen: whether demo accounts exist, and the handler of success. */
export interface SignInScreenProps {
  readonly demo: boolean;
  readonly onSignedIn: () => void | Promise<void>;
}

function DemoAccounts({ onSignedIn }: Pick<SignInScreenProps, 'onSignedIn'>) {
  const api = useApi();
  const [busy, setBusy] = useState('');

  async function enter(email: string): Promise<void> {
    setBusy(email);
    try {
      await api.call(apiContract.auth.login, { body: { email, password: DEMO_PASSWORD } });
      await onSignedIn();
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      setBusy('');
    }
  }

  return (
    <section className="ad-demo" aria-label={text.demoTitle}>
      <h2>{text.demoTitle}</h2>
      <div className="ad-demo-grid">
        {DEMO_ACCOUNTS.map(({ email, label, note }) => (
          <Button
            key={email}
            onClick={() => enter(email)}
            loading={busy === email}
            disabled={busy !== '' && busy !== email}
            className="ad-demo-button"
          >
            <span>
              <strong>{label}</strong>
              <small>{note}</small>
            </span>
          </Button>
        ))}
      </div>
      <p className="at-meta">{text.demoNote}</p>
    </section>
  );
}

/** Renders the sign-in screen of the admin. */
export function SignInScreen({ demo, onSignedIn }: SignInScreenProps): ReactElement {
  useDocumentTitle(`${text.title} · Atrium`);
  return (
    <main className="ad-sign-in">
      <div className="ad-sign-in-card">
        <img src="/admin/mark.svg" width={36} height={36} alt="" />
        <h1>{text.title}</h1>
        <p className="ad-sign-in-lead">{text.lead}</p>
        <SignInForm onSignedIn={onSignedIn} />
        <p className="ad-sign-in-other">
          <Anchor component={AppLink} href="/forgot" size="sm">
            {text.forgot}
          </Anchor>
        </p>
        {demo && <DemoAccounts onSignedIn={onSignedIn} />}
      </div>
    </main>
  );
}
