import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { AccountCard } from './account-card.tsx';
import { AccountOrders, type AccountOrdersProps } from './account-orders.tsx';

/** Props of a visitor's profile. */
export interface ProfilePageProps {
  readonly displayName: string;
  readonly email: string;
  /** Undefined when the site has no shop and the visitor has no orders. */
  readonly orders: AccountOrdersProps | undefined;
}

const LOGOUT_ID = 'org-you-logout';

/** Renders the button that signs the visitor out, and its confirmation: a popover, which works without a script. */
function SignOut(): ReactElement {
  return (
    <>
      <button className="org-you-quiet" type="button" popoverTarget={LOGOUT_ID}>
        {MESSAGES.logout}
      </button>
      <form
        id={LOGOUT_ID}
        className="org-you-ask"
        popover="auto"
        method="post"
        action="/api/v1/auth/logout/"
        role="alertdialog"
        aria-label={MESSAGES.logoutQuestion}
        data-enhance="nav-logout"
      >
        <p>{MESSAGES.logoutQuestion}</p>
        <p role="alert" data-part="problem" />
        <div className="org-you-row">
          <button
            className="org-you-quiet"
            type="button"
            popoverTarget={LOGOUT_ID}
            popoverTargetAction="hide"
          >
            {MESSAGES.cancel}
          </button>
          <button type="submit">{MESSAGES.logout}</button>
        </div>
      </form>
    </>
  );
}

/** Renders the profile of a visitor with their orders. */
export function ProfilePage({ displayName, email, orders }: ProfilePageProps): ReactElement {
  return (
    <AccountCard>
      <h1>Your profile</h1>
      <dl>
        <div>
          <dt>Name</dt>
          <dd>{displayName}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      {orders && <AccountOrders {...orders} />}
      <SignOut />
    </AccountCard>
  );
}
