import { escapeHtml } from '@org/content/html';
import { BREAKPOINTS, type PublicSettings } from '@org/schema';

/** Path of the page for changing the consent. */
export const COOKIES_PAGE = '/cookies';

/** Styles of the question and of the link to it. */
export const CONSENT_CSS = `
.org-consent[hidden],.org-consent [hidden]{display:none}
.org-consent{box-sizing:border-box;color:var(--org-color-text);font-family:var(--org-font);font-size:1rem;line-height:1.5}
.org-consent[data-place=bar]{position:fixed;inset-block-end:max(16px,env(safe-area-inset-bottom));inset-inline:16px;z-index:1100;max-inline-size:44rem;max-block-size:calc(100vh - 32px);margin-inline:auto;padding:20px 24px;border:1px solid color-mix(in oklab,var(--org-color-text) 30%,var(--org-color-surface));border-radius:calc(var(--org-radius) * 1.5);overflow-y:auto;background:var(--org-color-surface);box-shadow:0 16px 48px rgb(0 0 0/24%)}
.org-consent[data-place=page]{inline-size:min(100% - 2 * var(--org-gutter),44rem);margin:0 auto;padding-block:clamp(2rem,6vw,4.5rem)}
.org-consent :is(h1,h2){margin:0 0 .35rem;font-size:1.1rem;line-height:1.3}
.org-consent[data-place=page] :is(h1,h2){margin-block-end:1rem;font-size:clamp(1.8rem,5vw,2.5rem)}
.org-consent p{margin:0 0 1rem;overflow-wrap:anywhere}
.org-consent[data-place=bar] p{font-size:.95rem}
.org-consent fieldset{display:grid;gap:.75rem;margin:0 0 1.25rem;padding:0;border:0}
.org-consent legend{padding:0;margin-block-end:.5rem;font-weight:600}
.org-consent label{display:grid;grid-template-columns:auto 1fr;gap:.1rem .75rem;align-items:center;min-block-size:44px;font-weight:600}
.org-consent label small{grid-column:2;color:var(--org-color-muted);font-weight:400;font-size:.9rem}
.org-consent input{inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--org-color-link)}
.org-consent-row{display:flex;flex-wrap:wrap;gap:.6rem}
.org-consent button{flex:1 1 auto;min-block-size:44px;padding:.5rem 1.1rem;border:1px solid transparent;border-radius:var(--org-radius);background:var(--org-color-primary);color:var(--org-color-on-primary);font:inherit;font-weight:600;cursor:pointer}
.org-consent[data-place=page] button{flex:0 1 auto}
.org-consent button:hover{filter:brightness(1.08)}
.org-consent details{margin-block-end:1rem}
.org-consent summary{inline-size:fit-content;min-block-size:28px;color:var(--org-color-link);text-decoration:underline;cursor:pointer}
.org-consent details[open] summary{margin-block-end:.75rem}
.org-consent :is(button,summary,input):focus-visible{outline:3px solid var(--org-color-link);outline-offset:2px}
.org-consent [data-part=told]{margin:1rem 0 0;color:var(--org-color-muted)}
.org-consent [data-part=told]:empty{display:none}
html:has(.org-consent[data-place=bar]:not([hidden])){scroll-padding-block-end:16rem}
.org-consent-link{margin:0;padding:12px var(--org-gutter);text-align:center;font-size:.9rem;background:var(--org-color-surface);color:var(--org-color-muted)}
.org-consent-link a{display:inline-block;padding-block:4px;color:inherit}`;

const USUAL =
  'May we count your visit? It shows us which pages help. Nothing is counted before you agree, and nothing tells us who you are.';
const CATEGORIES =
  '<fieldset><legend>What may be kept</legend><label><input type="checkbox" checked disabled>Necessary<small>Your choice here, and your sign-in if you have one. The site cannot do without.</small></label><label><input type="checkbox" name="statistics">Statistics<small>Pages and buttons are counted on this site’s own server. No cookie is set.</small></label></fieldset>';
const button = (choice: string, label: string): string =>
  `<button type="button" data-choice="${choice}">${label}</button>`;

/** Subjects of the consent question. */
export interface Consent extends Readonly<PublicSettings['analytics']> {
  /** True where visits are passed on to a tracking service. */
  readonly isTracked: boolean;
}

/** Text below every consent question, since agreeing includes it. */
const SHARED =
  ' What is counted is passed on to Google Analytics, without your name, your network address or a cookie.';

const asked = ({ text, isTracked }: Consent): string =>
  escapeHtml(`${text || USUAL}${isTracked ? SHARED : ''}`);

const open = (place: 'bar' | 'page', tag: string, { isTracked }: Consent): string =>
  `<${tag} class="org-consent" data-place="${place}" aria-labelledby="org-consent-title" data-enhance="site-visits" data-options="${escapeHtml(JSON.stringify({ ...BREAKPOINTS, ...(isTracked && { shared: true }) }))}" hidden>`;

/** Renders the consent question: hidden until a script finds that there is no answer yet. */
export function consentBar(consent: Consent): string {
  return `${open('bar', 'section', consent)}<h2 id="org-consent-title">Statistics</h2><p>${asked(consent)}</p><details><summary>Choose what may be kept</summary>${CATEGORIES}<div class="org-consent-row">${button('some', 'Save my choice')}</div></details><div class="org-consent-row">${button('none', 'Refuse')}${button('all', 'Accept')}</div></section>`;
}

/**
 * Renders the page for changing the consent, with a heading of that level. Without a script nothing is counted, and the page says
 * so.
 */
export function consentPage(consent: Consent, level: 'h1' | 'h2'): string {
  if (!consent.enabled)
    return `<section class="org-consent" data-place="page"><${level}>Cookie settings</${level}><p>This site counts no visits. It keeps nothing but what it cannot do without, such as your sign-in.</p></section>`;
  return `<noscript><section class="org-consent" data-place="page"><${level}>Cookie settings</${level}><p>Your browser runs no scripts here, so your visits are not counted.</p></section></noscript>${open('page', 'section', consent)}<${level} id="org-consent-title">Cookie settings</${level}><p>${asked(consent)}</p>${CATEGORIES}<div class="org-consent-row">${button('none', 'Refuse all')}${button('all', 'Accept all')}${button('some', 'Save my choice')}</div><p role="status" data-part="told" data-yes="Saved. Your visits are counted from now on." data-no="Saved. Your visits are not counted." data-signal="Your browser asks that you are not followed, so nothing is counted."></p></section>`;
}

/** The way to that page, below everything. */
export const CONSENT_LINK = `<nav class="org-consent-link" aria-label="Cookies"><a href="${COOKIES_PAGE}">Cookie settings</a></nav>`;
