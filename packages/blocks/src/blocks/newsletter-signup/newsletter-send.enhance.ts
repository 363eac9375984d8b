import { captchaToken, type HumanCheck } from '../../browser/captcha-token.ts';
import { tellProblem } from '../../browser/check-inputs.ts';

/** Options of the sign-up form. */
interface Options {
  readonly listId: number;
  readonly captcha?: HumanCheck;
  readonly texts: { readonly email: string; readonly sending: string; readonly failed: string };
}

/** Submits a newsletter sign-up without leaving the page. */
export function enhance(block: HTMLElement, given: unknown): (() => void) | undefined {
  const { listId, captcha, texts } = given as Options;
  const form = block.querySelector('form');
  const button = block.querySelector<HTMLButtonElement>('[type=submit]');
  const input = block.querySelector<HTMLInputElement>('[type=email]');
  const [alert, done, place] = ['error', 'success', 'captcha'].map((part) =>
    block.querySelector<HTMLElement>(`[data-part=${part}]`),
  );
  if (!form || !button || !input || !alert || !done || !place) return undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const label = button.textContent ?? '';
  form.noValidate = true;

  const turn = (state: 'idle' | 'submitting' | 'success' | 'error', told = ''): void => {
    block.dataset.state = state;
    button.disabled = state === 'submitting';
    button.textContent = state === 'submitting' ? texts.sending : label;
    alert.hidden = !told;
    alert.textContent = told;
  };
  const send = async (): Promise<void> => {
    turn('submitting');
    try {
      const recaptchaToken = await captchaToken(captcha, place);
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ email: input.value, form: 'frmNewsletter', listId, recaptchaToken }),
        signal,
      });
      const { success, message } = await response.json();
      if (success !== true) return turn('error', texts.failed);
      if (message) done.textContent = message;
      form.reset();
      turn('success');
      done.focus();
    } catch (error) {
      if (signal.aborted) return;
      globalThis.reportError?.(error);
      turn('error', texts.failed);
    }
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      tellProblem(input, input.validity.valid ? '' : texts.email);
      if (!input.validity.valid) input.focus();
      else if (block.dataset.state !== 'submitting') void send();
    },
    { signal },
  );
  return () => {
    stop.abort();
    form.noValidate = false;
    turn('idle');
  };
}
