import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { mailAddress } from '../../../../kernel/config/mail-address.ts';
import { type BoundRoute, publicRoute, staffRoute } from '../../../../kernel/http/bind-route.ts';
import {
  findBounceSettings,
  saveBounceSettings,
  toBounceSettings,
} from './bounce-settings.service.ts';
import { checkMailbox, type MailboxTools } from './check-mailbox.ts';
import { receiveWebhook, type WebhookTools } from './receive-webhook.ts';

/** Dependencies of the routes. */
export interface BounceRoutesOptions extends WebhookTools, MailboxTools {
  /** Returns the URL of a tenant's site, with a trailing slash. */
  readonly getSite: (tenantId: number) => Promise<string>;
  /** Limits how often a network address reads a mailbox. */
  readonly limit: (address: string) => Promise<void>;
}

/** Creates the routes of bounces and complaints. */
export function bounceRoutes(options: BounceRoutesOptions): BoundRoute[] {
  const { emailBounces } = apiContract;
  const { seal, getSite, limit } = options;
  return [
    staffRoute(emailBounces.settings, async ({ run, tenant }) => {
      const site = await getSite(tenant.id);
      return { settings: toBounceSettings(await run(findBounceSettings), site) };
    }),
    staffRoute(emailBounces.save, async ({ run, tenant, actor, body }) => {
      if (body.address && !mailAddress(body.address))
        throw appError('validation_failed', {
          formErrors: { address: 'Please enter a valid email address' },
        });
      const site = await getSite(tenant.id);
      const write = { tenantId: tenant.id, actor };
      const row = await run((tx) => saveBounceSettings({ tx, ...write }, seal, site, body));
      return { settings: toBounceSettings(row, site) };
    }),
    staffRoute(emailBounces.check, async ({ run, tenant, call }) => {
      await limit(call.address);
      const checked = await checkMailbox(options, tenant.id);
      const site = await getSite(tenant.id);
      return { ...checked, settings: toBounceSettings(await run(findBounceSettings), site) };
    }),
    publicRoute(emailBounces.receive, async ({ tenant, query, call }) => {
      const { headers, bytes: body } = call;
      await receiveWebhook(options, tenant.id, { key: query.k, headers, body });
      return { received: true };
    }),
  ];
}
