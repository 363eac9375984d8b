import { apiContract } from '@org/schema/contract';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import type { LinkLimits } from '../auth/link-limits.ts';
import type { AskProvider } from './ask-provider.ts';
import { readCaptcha } from './captcha.repository.ts';
import { saveCaptcha, testCaptcha, toCaptcha } from './captcha.service.ts';

/** Dependencies of the captcha routes. */
export interface CaptchaRoutesOptions {
  readonly seal: Encryption;
  readonly ask: AskProvider;
  readonly limits: LinkLimits;
}

/** Creates the routes of the captcha of a tenant's forms. */
export function captchaRoutes(options: CaptchaRoutesOptions): BoundRoute[] {
  const { captcha } = apiContract;
  return [
    staffRoute(captcha.get, async ({ run }) => ({ captcha: toCaptcha(await run(readCaptcha)) })),
    staffRoute(captcha.save, async ({ run, tenant, actor, body }) => ({
      captcha: await run((tx) =>
        saveCaptcha({ tx, tenantId: tenant.id, actor }, options.seal, body),
      ),
    })),
    staffRoute(captcha.test, async ({ run, call }) => {
      await options.limits.call('captcha-test', call.address);
      return { message: await testCaptcha(run, options) };
    }),
  ];
}
