import { USER_ROLE_ID } from '@org/schema';
import { helloText, MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { RenderContext } from '../../render/block-view.ts';

/** Endpoint that ends the session. */
const LOGOUT = '/api/v1/auth/logout/';

/** Returns true for a signed-in visitor; staff use the admin instead. */
export function hasVisitorMenu({ visitor }: RenderContext): boolean {
  return visitor?.role_id === USER_ROLE_ID;
}

/** Renders the menu of a signed-in visitor: name, profile, and sign-out with a confirmation. */
export function VisitorMenu({
  context: { visitor, editing },
  uid,
}: {
  readonly context: RenderContext;
  readonly uid: string;
}): ReactElement {
  const question = `${uid}-logout`;
  return (
    <details className="org-nav-menu" name={uid}>
      <summary className="org-nav-link">
        <span>{helloText(visitor?.displayName ?? '')}</span>
        <span className="org-nav-caret" aria-hidden="true" />
      </summary>
      <ul className="org-nav-sub">
        <li>
          <a
            className="org-nav-link"
            {...linkAttributes({ href: '/user-profile', target: '_self' }, editing)}
          >
            {MESSAGES.profile}
          </a>
        </li>
        <li>
          <button className="org-nav-link" type="button" popoverTarget={question}>
            {MESSAGES.logout}
          </button>
          <form
            id={question}
            className="org-nav-question"
            popover="auto"
            method="post"
            action={editing ? undefined : LOGOUT}
            role="alertdialog"
            aria-label={MESSAGES.logoutQuestion}
            data-enhance="nav-logout"
          >
            <p>{MESSAGES.logoutQuestion}</p>
            <p role="alert" data-part="problem" />
            <button
              className="org-button"
              type="button"
              popoverTarget={question}
              popoverTargetAction="hide"
              data-variant="light"
            >
              {MESSAGES.cancel}
            </button>
            <button className="org-button" type="submit" data-variant="primary">
              {MESSAGES.logout}
            </button>
          </form>
        </li>
      </ul>
    </details>
  );
}
