import type { KeyedProvider } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { array, boolean, number, object, string } from 'yup';

/** Verification endpoint of each provider. */
const SITEVERIFY: Readonly<Record<KeyedProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/** Display name of each provider. */
export const PROVIDER_NAMES: Readonly<Record<KeyedProvider, string>> = {
  turnstile: 'Cloudflare Turnstile',
  hcaptcha: 'hCaptcha',
  recaptcha: 'reCAPTCHA',
};

/** Timeout of a provider's response in ms. */
const PATIENCE = 5000;

/** Maximum length of a response in characters. */
const LONGEST = 20_000;

const verdictSchema = object({
  success: boolean().required(),
  'error-codes': array(string().required()).default([]),
  hostname: string(),
  /** Score of providers without a challenge, 0–1. */
  score: number().min(0).max(1),
});

/** Response of a provider about a token. */
export interface Verdict {
  readonly success: boolean;
  /** Error codes, such as `invalid-input-secret`. */
  readonly problems: readonly string[];
  /** Host name of the page on which the visitor solved the captcha. */
  readonly hostname: string | undefined;
  readonly score: number | undefined;
}

/** Verification request to a provider. */
export interface Question {
  readonly provider: KeyedProvider;
  readonly siteKey: string;
  readonly secretKey: string;
  readonly token: string;
  /** Network address of the visitor, if known. */
  readonly address?: string | undefined;
}

/**
 * Verifies a token with a provider.
 * @throws `unavailable` when it cannot be reached or its response cannot be parsed
 */
export type AskProvider = (question: Question) => Promise<Verdict>;

/**
 * Creates the function that verifies tokens with providers.
 * @param patience - timeout in ms
 * @returns function
 */
export function askProvider(send: typeof fetch, patience: number = PATIENCE): AskProvider {
  return async ({ provider, siteKey, secretKey, token, address }) => {
    const form = new URLSearchParams({ secret: secretKey, response: token });
    if (address) form.set('remoteip', address);
    // Only hCaptcha checks that the two keys belong together; the other providers do not know the field.
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
