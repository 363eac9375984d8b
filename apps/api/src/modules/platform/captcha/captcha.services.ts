import { defineService } from '../../../kernel/module/define-service.ts';
import { askProvider } from './ask-provider.ts';

/** Dependencies of captcha checks. */
export const getCaptcha = defineService(({ encryption, fetch }) => ({
  seal: encryption('captcha'),
  ask: askProvider(fetch),
}));
