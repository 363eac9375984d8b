import { expect, it } from 'vitest';
import { captchaKeyProblem, captchaUpdateSchema } from './captcha.schema.ts';

it.each([
  ['turnstile', 'site', '1x00000000000000000000AA'],
  ['turnstile', 'secret', '1x0000000000000000000000000000000AA'],
  ['hcaptcha', 'site', '10000000-ffff-ffff-ffff-000000000001'],
  ['hcaptcha', 'secret', '0x0000000000000000000000000000000000000000'],
  ['recaptcha', 'site', '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'],
  ['recaptcha', 'secret', '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe'],
] as const)(
  'accepts the test key of %s (%s), and describes the format of an invalid one',
  (provider, which, key) => {
    expect(captchaKeyProblem(provider, which, key)).toBeUndefined();
    expect(captchaKeyProblem(provider, which, 'something else')).toMatch(/^This is not such a key/);
  },
);

it('requires keys only for a provider', () => {
  expect(captchaUpdateSchema.isValidSync({ provider: 'none' })).toBe(true);
  expect(() => captchaUpdateSchema.validateSync({ provider: 'hcaptcha' })).toThrow(
    'Please enter the site key',
  );
});
