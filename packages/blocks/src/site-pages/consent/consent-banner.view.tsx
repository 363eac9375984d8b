import type { ReactElement } from 'react';
import {
  type Consent,
  ConsentButton,
  ConsentCategories,
  ConsentQuestion,
  ConsentSection,
} from './consent-parts.tsx';

/** Renders the consent question at the edge of the window. */
export function ConsentBanner(consent: Consent): ReactElement {
  return (
    <ConsentSection place="bar" consent={consent}>
      <h2 id="org-consent-title">Statistics</h2>
      <ConsentQuestion {...consent} />
      <details>
        <summary>Choose what may be kept</summary>
        <ConsentCategories />
        <div className="org-consent-row">
          <ConsentButton choice="some">Save my choice</ConsentButton>
        </div>
      </details>
      <div className="org-consent-row">
        <ConsentButton choice="none">Refuse</ConsentButton>
        <ConsentButton choice="all">Accept</ConsentButton>
      </div>
    </ConsentSection>
  );
}
