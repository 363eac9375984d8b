import { escapeHtml } from '@org/content/html';
import { ACCOUNT_DAYS, MESSAGES, type User } from '@org/schema';
import type { SiteExtra } from './site-places.ts';
import type { Note } from './visitor.ts';

const CSS = `
.org-you{display:grid;place-items:center;min-block-size:60vh;padding:clamp(2rem,6vw,5rem) var(--org-gutter);line-height:1.5}
.org-you>div{box-sizing:border-box;inline-size:min(100%,26rem);padding:clamp(1.25rem,5vw,2.5rem);border:1px solid var(--org-color-border);border-radius:calc(var(--org-radius) * 1.5);background:var(--org-color-surface);box-shadow:0 1px 2px rgb(0 0 0/4%),0 12px 32px rgb(0 0 0/6%)}
.org-you h1{margin:0 0 1rem;font-size:1.6rem;line-height:1.2;overflow-wrap:anywhere}
.org-you p{margin:0 0 1.25rem;color:var(--org-color-muted);overflow-wrap:anywhere}
.org-you form:not([popover]){display:grid;gap:1rem;margin:0}
.org-you label{display:grid;gap:.35rem;font-weight:600;font-size:.95rem}
.org-you input{box-sizing:border-box;inline-size:100%;min-block-size:44px;padding:.6rem .8rem;border:1px solid color-mix(in oklab,var(--org-color-text) 50%,var(--org-color-surface));border-radius:var(--org-radius);background:var(--org-color-surface);color:inherit;font:inherit;font-weight:400}
.org-you small{color:var(--org-color-muted);font-weight:400;font-size:.85rem}
.org-you :is(button,.org-you-go){display:inline-flex;align-items:center;justify-content:center;box-sizing:border-box;min-block-size:44px;padding:.6rem 1.2rem;border:1px solid transparent;border-radius:var(--org-radius);background:var(--org-color-primary);color:var(--org-color-on-primary);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.org-you :is(button,.org-you-go):hover{filter:brightness(1.08)}
.org-you .org-you-quiet{border-color:var(--org-color-border);background:transparent;color:inherit}
.org-you :focus-visible{outline:3px solid var(--org-color-link);outline-offset:2px}
.org-you a:not(.org-you-go){color:var(--org-color-link)}
.org-you .org-you-note{margin:0 0 1.25rem;padding:.7rem .9rem;border:1px solid color-mix(in oklab,var(--org-you-tone) 45%,var(--org-color-surface));border-inline-start-width:4px;border-radius:var(--org-radius);background:color-mix(in oklab,var(--org-you-tone) 9%,var(--org-color-surface));color:var(--org-color-text)}
.org-you h2{margin:0 0 .75rem;font-size:1.15rem;line-height:1.3}
.org-you-orders{display:grid;gap:1rem;margin:0 0 1.75rem;padding:0;list-style:none}
.org-you-orders li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.15rem 1rem;align-items:center;padding-block-start:1rem;border-block-start:1px solid var(--org-color-border)}
.org-you-orders li>a{display:flex;align-items:center;min-block-size:44px;font-weight:600}
.org-you-orders li>span{font-size:.9rem;text-align:end}
.org-you .org-you-orders button{min-block-size:44px;padding:.4rem .9rem;font-size:.95rem}
.org-you-orders small{text-wrap:balance}
.org-you .org-you-orders form{display:block;justify-self:end}
.org-you-said{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.org-you .org-you-also{margin:1.25rem 0 0;font-size:.95rem}
.org-you dl{display:grid;gap:1rem;margin:0 0 1.75rem}
.org-you dt{color:var(--org-color-muted);font-size:.9rem}
.org-you dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.org-you-ask{inset:0;box-sizing:border-box;max-inline-size:min(24rem,100vw - 32px);margin:auto;padding:24px;border:0;border-radius:var(--org-radius);background:var(--org-color-surface);color:var(--org-color-text);box-shadow:0 16px 48px rgb(0 0 0/30%)}
.org-you-ask::backdrop{background:rgb(0 0 0/45%)}
.org-you .org-you-ask p{margin:0 0 1rem;color:inherit}
.org-you .org-you-ask p:empty{display:none}
.org-you-row{display:flex;flex-wrap:wrap;gap:.5rem;justify-content:end}`;

const LOGIN = '/api/v1/auth/login/';
const LOGOUT = '/api/v1/auth/logout/';
const FORGOT = '/api/v1/auth/forgot/';
const RESET = '/api/v1/auth/reset/';
const MAKE_ACCOUNT = '/api/v1/checkout/account/make/';

const place = (html: string): SiteExtra => ({
  css: CSS,
  html: `<div class="org-you"><div>${html}</div></div>`,
});

function told(note: Note | undefined): string {
  if (!note) return '';
  const tone = note.kind === 'done' ? 'success' : 'danger';
  const role = note.kind === 'done' ? 'status' : 'alert';
  return `<p class="org-you-note" id="org-you-note" role="${role}" style="--org-you-tone:var(--org-color-${tone})">${escapeHtml(note.text)}</p>`;
}

const emailField = (note: Note | undefined): string =>
  `<label>Email<input type="email" name="email" required maxlength="254" autocomplete="username" value="${escapeHtml(note?.email ?? '')}"${note?.kind === 'problem' ? ' aria-describedby="org-you-note"' : ''}></label>`;

// Forms are sent as parts: that is what the API reads, with a script and without.
const form = (action: string, inner: string): string =>
  `<form method="post" enctype="multipart/form-data" action="${action}">${inner}</form>`;

/** Renders the sign-in form. Shape: path to continue at, note → markup. */
export function signInExtra(next: string, note: Note | undefined): SiteExtra {
  const go = next ? `<input type="hidden" name="next" value="${escapeHtml(next)}">` : '';
  return place(
    `<h1>Sign in</h1>${told(note)}${form(
      LOGIN,
      `${go}${emailField(note)}<label>Password<input type="password" name="password" required maxlength="256" autocomplete="current-password"></label><button>Sign in</button>`,
    )}<p class="org-you-also"><a href="/forgot-password">Forgot your password?</a></p>`,
  );
}

/** Renders the form that requests a password reset link. */
export function forgotExtra(note: Note | undefined): SiteExtra {
  return place(
    `<h1>Forgot your password?</h1><p>We send a link to set a new one to your email address.</p>${told(note)}${form(
      FORGOT,
      `${emailField(note)}<button>Send link</button>`,
    )}<p class="org-you-also"><a href="/sign-in">Back to sign in</a></p>`,
  );
}

const newPassword = (note: Note | undefined, label: string): string =>
  `<label>${label}<input type="password" name="password" required minlength="10" maxlength="256" autocomplete="new-password" aria-describedby="${note ? 'org-you-note ' : ''}org-you-hint"><small id="org-you-hint">At least 10 characters.</small></label>`;

/** Account that a link creates. */
export interface LinkedAccount {
  readonly email: string;
  /** True where the email has an account in this shop already. */
  readonly hasAccount: boolean;
}

/**
 * Renders the page of the account link that a guest requested with an order. Shape: its token, the account (undefined for an
 * expired link), note → markup.
 */
export function accountExtra(
  token: string,
  account: LinkedAccount | undefined,
  note: Note | undefined,
): SiteExtra {
  if (!account)
    return place(
      `<h1>This link has expired or was already used</h1><p>Links work once, for ${ACCOUNT_DAYS} days. If you have already set a password, sign in. Otherwise you can request a new link with your next order.</p><a class="org-you-go" href="/sign-in">Sign in</a>`,
    );
  const email = escapeHtml(account.email);
  const hidden = `<input type="hidden" name="token" value="${escapeHtml(token)}">`;
  if (account.hasAccount)
    return place(
      `<h1>Welcome back</h1><p>You already have an account with ${email}. Your password does not change.</p>${told(note)}${form(MAKE_ACCOUNT, `${hidden}<button>Use my account</button>`)}`,
    );
  return place(
    `<h1>Create your account</h1><p>Choose a password for ${email}.</p>${told(note)}${form(
      MAKE_ACCOUNT,
      `${hidden}${newPassword(note, 'Password')}<button>Create account</button>`,
    )}`,
  );
}

/** Renders the page of a password reset link. Shape: its token, '' for none, note → markup. */
export function resetExtra(token: string, note: Note | undefined): SiteExtra {
  if (!token)
    return place(
      `<h1>This link is incomplete</h1><p>Open it from the email again, or request a new one.</p><a class="org-you-go" href="/forgot-password">Request a new link</a>`,
    );
  return place(
    `<h1>Set a new password</h1><p>You will be signed out on all devices.</p>${told(note)}${form(
      RESET,
      `<input type="hidden" name="token" value="${escapeHtml(token)}">${newPassword(note, 'New password')}<button>Set password</button>`,
    )}<p class="org-you-also"><a href="/forgot-password">Request a new link</a></p>`,
  );
}

/**
 * Renders the profile of a visitor with their orders, and the sign-out, which asks for confirmation. Source: ROUTE-SITE-03,
 * USER-002, NAV-007.
 */
export function profileExtra({ displayName, email }: User, orders: string): SiteExtra {
  const ask = 'org-you-logout';
  return place(
    `<h1>Your profile</h1><dl><div><dt>Name</dt><dd>${escapeHtml(displayName)}</dd></div><div><dt>Email</dt><dd>${escapeHtml(email)}</dd></div></dl>${orders}<button class="org-you-quiet" type="button" popovertarget="${ask}">${MESSAGES.logout}</button><form id="${ask}" class="org-you-ask" popover="auto" method="post" action="${LOGOUT}" role="alertdialog" aria-label="${MESSAGES.logoutQuestion}" data-enhance="nav-logout"><p>${MESSAGES.logoutQuestion}</p><p role="alert" data-part="problem"></p><div class="org-you-row"><button class="org-you-quiet" type="button" popovertarget="${ask}" popovertargetaction="hide">${MESSAGES.cancel}</button><button type="submit">${MESSAGES.logout}</button></div></form>`,
  );
}
