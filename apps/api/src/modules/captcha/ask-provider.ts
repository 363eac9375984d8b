import { appError, type KeyedProvider } from '@org/schema';
import { array, boolean, number, object, string } from 'yup';

/** Where each provider says whether a token is good. */
const SITEVERIFY: Readonly<Record<KeyedProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/** What people call each provider. */
export const PROVIDER_NAMES: Readonly<Record<KeyedProvider, string>> = {
  turnstile: 'Cloudflare Turnstile',
  hcaptcha: 'hCaptcha',
  recaptcha: 'reCAPTCHA',
};

/** ms in which a provider must have answered. */
const PATIENCE = 5000;

/** Longest answer that is read, characters. */
const LONGEST = 20_000;

const verdictSchema = object({
  success: boolean().required(),
  'error-codes': array(string().required()).default([]),
  hostname: string(),
  /** Of a provider that judges instead of asking, 0–1. */
  score: number().min(0).max(1),
});

/** What a provider says of a token. */
export interface Verdict {
  readonly success: boolean;
  /** Such as `invalid-input-secret`. */
  readonly problems: readonly string[];
  /** Host name of the page on which the visitor was asked. */
  readonly hostname: string | undefined;
  readonly score: number | undefined;
}

/** What a provider is asked. */
export interface Question {
  readonly provider: KeyedProvider;
  readonly siteKey: string;
  readonly secretKey: string;
  readonly token: string;
  /** The visitor's address, where it is known. */
  readonly address?: string | undefined;
}

/** Asks a provider about a token. Errors: `unavailable` when it cannot be reached, or answers nothing that can be read. */
export type AskProvider = (question: Question) => Promise<Verdict>;

/** Makes the way to the providers. Shape: fetch, ms of patience → function. */
export function askProvider(send: typeof fetch, patience: number = PATIENCE): AskProvider {
  return async ({ provider, siteKey, secretKey, token, address }) => {
    const form = new URLSearchParams({ secret: secretKey, response: token });
    if (address) form.set('remoteip', address);
    // hCaptcha says whether the two keys belong together; the others do not know the field.
    if (provider === 'hcaptcha') form.set('sitekey', siteKey);
    try {
      const answer = await send(SITEVERIFY[provider], {
        method: 'POST',
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const read: unknown = JSON.parse((await answer.text()).slice(0, LONGEST));
      const { success, hostname, score, ...rest } = verdictSchema.validateSync(read);
      return { success, hostname, score, problems: rest['error-codes'] };
    } catch (cause) {
      throw appError('unavailable', {
        message: `${PROVIDER_NAMES[provider]} could not be reached`,
        retryAfter: 10,
        cause,
      });
    }
  };
}
