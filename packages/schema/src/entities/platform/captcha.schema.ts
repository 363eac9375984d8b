import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { versionField } from '../../fields/fields.ts';

/** Captcha providers that a tenant's forms can use. */
export const CAPTCHA_PROVIDERS = ['none', 'turnstile', 'hcaptcha', 'recaptcha'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** A captcha provider that has keys. */
export type KeyedProvider = Exclude<CaptchaProvider, 'none'>;

/** Formats of the keys of providers that document them. */
const FORMS: Readonly<Record<KeyedProvider, { readonly site: RegExp; readonly secret: RegExp }>> = {
  turnstile: { site: /^\dx[\w-]{10,100}$/, secret: /^\dx[\w-]{10,100}$/ },
  hcaptcha: {
    site: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    secret: /^(?:0x[\da-f]{40}|ES_[\w-]{10,100})$/i,
  },
  recaptcha: { site: /^6L[\w-]{38}$/, secret: /^6L[\w-]{38}$/ },
};

const LOOKS: Readonly<Record<KeyedProvider, { readonly site: string; readonly secret: string }>> = {
  turnstile: { site: 'begins with 0x', secret: 'begins with 0x' },
  hcaptcha: {
    site: 'looks like 10000000-ffff-ffff-ffff-000000000001',
    secret: 'begins with ES_ or 0x',
  },
  recaptcha: {
    site: 'begins with 6L and has 40 characters',
    secret: 'begins with 6L and has 40 characters',
  },
};

/**
 * Returns the problem with the format of a key; undefined when it looks right.
 * @param which - which of its two keys
 */
export function captchaKeyProblem(
  provider: KeyedProvider,
  which: 'site' | 'secret',
  key: string,
): string | undefined {
  if (FORMS[provider][which].test(key)) return undefined;
  return `This is not such a key: it ${LOOKS[provider][which]}`;
}

/** Captcha settings of a tenant. The secret key is write-only. */
export const captchaSchema = object({
  provider: mixed<CaptchaProvider>().oneOf(CAPTCHA_PROVIDERS).required(),
  site_key: string().defined(),
  secret_set: boolean().required(),
  /** 0 when the captcha was never configured. */
  version: number().integer().min(0).required(),
}).noUnknown();
export type Captcha = InferType<typeof captchaSchema>;

const keyField = () => string().trim().max(200).meta({ empty: '' });

const hasKeys = (provider: unknown): provider is KeyedProvider =>
  typeof provider === 'string' && Object.hasOwn(FORMS, provider);

/** Body that updates the captcha. Without `secret_key` the stored one remains while the provider is the same. */
export const captchaUpdateSchema = object({
  provider: mixed<CaptchaProvider>().oneOf(CAPTCHA_PROVIDERS).required('Please choose a provider'),
  site_key: keyField()
    .default('')
    .test('site-key', (key, { parent, createError }) => {
      const { provider } = parent as { provider?: unknown };
      if (!hasKeys(provider)) return true;
      if (!key) return createError({ message: 'Please enter the site key' });
      const message = captchaKeyProblem(provider, 'site', key);
      return message === undefined || createError({ message });
    }),
  secret_key: keyField().test('secret-key', (key, { parent, createError }) => {
    const { provider } = parent as { provider?: unknown };
    if (!hasKeys(provider) || !key) return true;
    const message = captchaKeyProblem(provider, 'secret', key);
    return message === undefined || createError({ message });
  }),
  version: versionField().min(0),
})
  .noUnknown()
  .meta({ readOnly: ['secret_set'] });
export type CaptchaUpdate = InferType<typeof captchaUpdateSchema>;

/** Captcha settings that a page with a form needs: provider and site key. */
export const publicCaptchaSchema = object({
  provider: mixed<KeyedProvider>().oneOf(['turnstile', 'hcaptcha', 'recaptcha']).required(),
  site_key: string().required(),
}).noUnknown();
export type PublicCaptcha = InferType<typeof publicCaptchaSchema>;
