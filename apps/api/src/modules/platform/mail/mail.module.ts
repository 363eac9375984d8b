import { defineModule } from '../../../kernel/module/define-module.ts';
import { getLinkLimits } from '../auth/auth.services.ts';
import { mailRoutes } from './mail.routes.ts';

/** The mail server of a tenant, and the mailbox in development. */
export const mailModule = defineModule({
  name: 'platform/mail',
  routes: (kernel) => {
    const { db, mailer, mailbox, encryption, isProduction, isDemo } = kernel;
    return mailRoutes({
      db,
      mailer,
      mailbox,
      seal: encryption('mail'),
      limits: getLinkLimits(kernel),
      showMailbox: isProduction ? 'never' : isDemo ? 'demo' : 'own',
    });
  },
});
