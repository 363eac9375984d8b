import type { ReactElement } from 'react';
import {
  type Consent,
  ConsentButton,
  ConsentCategories,
  ConsentQuestion,
  ConsentSection,
} from './consent-parts.tsx';

/** Props of the cookie settings. */
export interface CookiesPageProps {
  readonly consent: Consent;
  /** Element of the heading: `h2` below a page of the tenant that has its own title. */
  readonly heading: 'h1' | 'h2';
}

/** Renders the cookie settings where nothing can be chosen. */
function FixedSettings({
  heading: Heading,
  text,
}: Pick<CookiesPageProps, 'heading'> & { readonly text: string }): ReactElement {
  return (
    <section className="org-consent" data-place="page">
      <Heading>Cookie settings</Heading>
      <p>{text}</p>
    </section>
  );
}

/** Renders the page for changing the consent. Without a script nothing is counted, and the page says so. */
export function CookiesPage({ consent, heading: Heading }: CookiesPageProps): ReactElement {
  if (!consent.enabled)
    return (
      <FixedSettings
        heading={Heading}
        text="This site counts no visits. It keeps nothing but what it cannot do without, such as your sign-in."
      />
    );
  return (
    <>
      <noscript>
        <FixedSettings
          heading={Heading}
          text="Your browser runs no scripts here, so your visits are not counted."
        />
      </noscript>
      <ConsentSection place="page" consent={consent}>
        <Heading id="org-consent-title">Cookie settings</Heading>
        <ConsentQuestion {...consent} />
        <ConsentCategories />
        <div className="org-consent-row">
          <ConsentButton choice="none">Refuse all</ConsentButton>
          <ConsentButton choice="all">Accept all</ConsentButton>
          <ConsentButton choice="some">Save my choice</ConsentButton>
        </div>
        <p
          role="status"
          data-part="told"
          data-yes="Saved. Your visits are counted from now on."
          data-no="Saved. Your visits are not counted."
          data-signal="Your browser asks that you are not followed, so nothing is counted."
        />
      </ConsentSection>
    </>
  );
}
