import { defineModule } from '../../../kernel/module/define-module.ts';
import { domainRoutes } from './domains.routes.ts';
import { findTexts } from './find-texts.ts';

/** Domains of a tenant, and their verification. */
export const domainsModule = defineModule({
  name: 'platform/domains',
  events:
    ({ tenants }) =>
    ({ entity, action }) => {
      if (action === 'reset' || entity === 'domain' || entity === 'tenant') tenants.forget();
    },
  routes: ({ db, hosts, config }) =>
    domainRoutes({ db, hosts, findTexts: findTexts(config.dnsServers) }),
});
