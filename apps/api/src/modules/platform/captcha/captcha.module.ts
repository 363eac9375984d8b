import { defineModule } from '../../../kernel/module/define-module.ts';
import { getLinkLimits } from '../auth/auth.services.ts';
import { captchaRoutes } from './captcha.routes.ts';
import { getCaptcha } from './captcha.services.ts';

/** Captcha services of a tenant. */
export const captchaModule = defineModule({
  name: 'platform/captcha',
  routes: (kernel) => captchaRoutes({ ...getCaptcha(kernel), limits: getLinkLimits(kernel) }),
});
