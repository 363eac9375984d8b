import { apiContract } from '@org/schema/contract';
import { staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { MAIL_FAILURES } from '../../../kernel/module/mail-failures.ts';
import { getBillingSettings, updateBillingSettings } from './billing-settings.ts';
import { recordMailFailure } from './record-mail-failure.ts';

const { billingSettings } = apiContract;

/** Parts that quotes and invoices share, and their settings. */
export const documentsModule = defineModule({
  name: 'billing/documents',
  extensions: [extend(MAIL_FAILURES, () => recordMailFailure)],
  routes: () => [
    staffRoute(billingSettings.get, async (input) => ({
      billingSettings: await inTenant(input, ({ tx }) => getBillingSettings(tx)),
    })),
    staffRoute(billingSettings.update, async (input) => ({
      billingSettings: await inTenant(input, (w) => updateBillingSettings(w, input.body)),
      message: 'Settings saved',
    })),
  ],
});
