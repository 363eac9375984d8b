import { BREAKPOINTS } from '@org/schema';
import type { PublicSettings } from '@org/schema/entities';
import type { ReactElement, ReactNode } from 'react';

/** Subject of the consent question. */
export interface Consent extends Readonly<PublicSettings['analytics']> {
  /** True when visits are shared with a tracking service. */
  readonly isTracked: boolean;
}

/** Path of the page for changing the consent. */
export const COOKIES_PATH = '/cookies';

const QUESTION =
  'May we count your visit? It shows us which pages help. Nothing is counted before you agree, and nothing tells us who you are.';
/** Text below every consent question of a site that shares visits, since agreeing includes it. */
const SHARING =
  ' What is counted is passed on to Google Analytics, without your name, your network address or a cookie.';

/** Renders the consent question: that of the tenant, or the default one. */
export function ConsentQuestion({ text, isTracked }: Consent): ReactElement {
  return (
    <p>
      {text || QUESTION}
      {isTracked && SHARING}
    </p>
  );
}

/** Renders the root of a consent question, hidden until its script finds that there is no answer yet. */
export function ConsentSection({
  place,
  consent,
  children,
}: {
  readonly place: 'bar' | 'page';
  readonly consent: Consent;
  readonly children: ReactNode;
}): ReactElement {
  const options = { ...BREAKPOINTS, ...(consent.isTracked && { shared: true }) };
  return (
    <section
      className="org-consent"
      data-place={place}
      aria-labelledby="org-consent-title"
      data-enhance="site-visits"
      data-options={JSON.stringify(options)}
      hidden
    >
      {children}
    </section>
  );
}

/** Renders the categories of what is counted. */
export function ConsentCategories(): ReactElement {
  return (
    <fieldset>
      <legend>What may be kept</legend>
      <label>
        <input type="checkbox" defaultChecked disabled />
        Necessary
        <small>
          Your choice here, and your sign-in if you have one. The site cannot do without.
        </small>
      </label>
      <label>
        <input type="checkbox" name="statistics" />
        Statistics
        <small>Pages and buttons are counted on this site’s own server. No cookie is set.</small>
      </label>
    </fieldset>
  );
}

/** Renders a button that answers the question. */
export function ConsentButton({
  choice,
  children,
}: {
  readonly choice: 'all' | 'some' | 'none';
  readonly children: string;
}): ReactElement {
  return (
    <button type="button" data-choice={choice}>
      {children}
    </button>
  );
}

/** Renders the link to the cookie settings below every page. */
export function ConsentLink(): ReactElement {
  return (
    <nav className="org-consent-link" aria-label="Cookies">
      <a href={COOKIES_PATH}>Cookie settings</a>
    </nav>
  );
}
