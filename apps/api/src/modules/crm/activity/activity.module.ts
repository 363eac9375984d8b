import { apiContract } from '@org/schema/contract';
import { staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { getFigures, listActivity } from './activity.service.ts';
import { ACTIVITY_SOURCES, FIGURE_SOURCES } from './activity-source.ts';
import { OWN_ACTIVITY } from './own-activity.ts';
import { sendCustomerEmail } from './send-email.ts';

const { customers } = apiContract;

/** Activity of customers, across the modules that add to it, and their figures. */
export const activityModule = defineModule({
  name: 'crm/activity',
  extensions: OWN_ACTIVITY.map((source) => extend(ACTIVITY_SOURCES, () => source)),
  routes: ({ db, mailQueue, extensions }) => [
    staffRoute(customers.activity, async (input) => ({
      results: await inTenant(input, (reader) =>
        listActivity(
          reader,
          extensions(ACTIVITY_SOURCES),
          input.tenant,
          input.params.id,
          input.query,
        ),
      ),
    })),
    staffRoute(customers.figures, async (input) => ({
      figures: await inTenant(input, (reader) =>
        getFigures(reader, extensions(FIGURE_SOURCES), input.tenant, input.params.id),
      ),
    })),
    staffRoute(customers.sendEmail, async (input) => ({
      entry: await inTenant(input, (write) =>
        sendCustomerEmail({ db, mailQueue }, write, input.tenant.name, input.params.id, input.body),
      ),
      message: 'Email sent',
    })),
  ],
});
