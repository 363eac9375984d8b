import { captchaToken, type HumanCheck } from '../../browser/captcha-token.ts';
import { checkInputs, getInputs, tellProblem } from '../../browser/check-inputs.ts';

/** Options of the form. */
interface Options {
  readonly errorMessage: string;
  readonly captcha?: HumanCheck;
  readonly texts: { readonly sending: string; readonly failed: string; readonly required: string };
}

interface Answer {
  readonly success?: boolean;
  readonly error?: string;
  readonly formErrors?: Readonly<Record<string, string>>;
}

/** Submits a form without leaving the page; its states are idle, submitting, success and error. */
export function enhance(block: HTMLElement, given: unknown): (() => void) | undefined {
  const { errorMessage, captcha, texts } = given as Options;
  const form = block.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const [alert, done, place] = ['error', 'success', 'captcha'].map((part) =>
    block.querySelector<HTMLElement>(`[data-part=${part}]`),
  );
  if (!form || !button || !alert || !done || !place) return undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const view = block.ownerDocument.defaultView ?? window;
  const label = button.textContent ?? '';
  const { searchParams, pathname } = new URL(view.location.href);
  form.noValidate = true;

  // The page is cached for everyone, so only the URL says which product the visitor asks about.
  const slug = /\/store\/product\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get('slug');
  if (slug)
    for (const input of form.querySelectorAll<HTMLInputElement>('[data-product]'))
      input.defaultValue = slug;

  const turn = (state: 'idle' | 'submitting' | 'success' | 'error', told = ''): void => {
    block.dataset.state = state;
    button.disabled = state === 'submitting';
    button.textContent = state === 'submitting' ? texts.sending : label;
    alert.hidden = !told;
    alert.textContent = told;
  };
  const fail = (answer: Answer): void => {
    turn('error', answer.error || errorMessage || texts.failed);
    let first: HTMLElement | undefined;
    for (const [name, problem] of Object.entries(answer.formErrors ?? {}))
      for (const input of getInputs(form))
        if (input.closest<HTMLElement>('[data-field]')?.dataset.field === name) {
          tellProblem(input, problem);
          first ??= input;
        }
    first?.dispatchEvent(new CustomEvent('org-show', { bubbles: true }));
    first?.focus();
  };
  const send = async (): Promise<void> => {
    turn('submitting');
    try {
      const recaptchaToken = await captchaToken(captcha, place);
      const body = new FormData(form);
      body.set('meta', JSON.stringify({ recaptchaToken }));
      try {
        // The id of the visit is random, created when a form is first sent, and removed with the tab.
        const visit: Record<string, string> = view.sessionStorage;
        visit.orgVisit ??= Math.random().toString(36).slice(2);
        body.set('visitor_id', visit.orgVisit);
      } catch {
        // Browsers can block storage; the form is sent without the id.
      }
      const utm = [...searchParams].filter(([name]) => name.startsWith('utm_'));
      body.set('utm_paramaters', JSON.stringify(Object.fromEntries(utm)));
      const response = await fetch(form.action, {
        method: 'POST',
        body,
        headers: { accept: 'application/json' },
        signal,
      });
      const answer: Answer = await response.json();
      if (answer.success !== true) return fail(answer);
      form.reset();
      turn('success');
      done.focus();
    } catch (error) {
      if (signal.aborted) return;
      globalThis.reportError?.(error);
      fail({});
    }
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (block.dataset.state !== 'submitting' && checkInputs(form, texts.required)) void send();
    },
    { signal },
  );
  form.addEventListener(
    'input',
    ({ target }) => {
      const input = target as HTMLInputElement;
      if (input.ariaInvalid) tellProblem(input, '');
    },
    { signal },
  );
  return () => {
    stop.abort();
    form.noValidate = false;
    turn('idle');
  };
}
