import { listTenantIds } from '../../../kernel/jobs/in-every-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { getLinkLimits } from '../auth/auth.services.ts';
import { findTexts } from '../domains/find-texts.ts';
import { mailRoutes } from './mail.routes.ts';
import { recheckSenderDomain } from './sender-domain.service.ts';

/** The mail server of a tenant, and the mailbox in development. */
export const mailModule = defineModule({
  name: 'platform/mail',
  housekeeping: ({ db, config, encryption }) => {
    const tools = { seal: encryption('mail'), findTexts: findTexts(config.dnsServers) };
    return [
      {
        name: 'sender-domains',
        every: 'day',
        run: async ({ signal }) => {
          for (const id of await listTenantIds(db)) {
            signal.throwIfAborted();
            await recheckSenderDomain(tools, (work) => db.asTenant(id, work), id);
          }
        },
      },
    ];
  },
  routes: (kernel) => {
    const { db, mailer, mailbox, encryption, isProduction, isDemo } = kernel;
    return mailRoutes({
      db,
      mailer,
      mailbox,
      seal: encryption('mail'),
      limits: getLinkLimits(kernel),
      findTexts: findTexts(kernel.config.dnsServers),
      showMailbox: isProduction ? 'never' : isDemo ? 'demo' : 'own',
    });
  },
});
