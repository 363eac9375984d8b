import { apiContract } from '@org/schema/contract';
import { staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { arrangeOverview, getOverview } from './overview.service.ts';
import { OVERVIEW_SOURCES } from './overview-source.ts';

const { overview } = apiContract;

/** The overview of a tenant for its staff, with figures of every module. */
export const overviewModule = defineModule({
  name: 'platform/overview',
  routes: ({ extensions }) => [
    staffRoute(overview.get, async (input) => ({
      overview: await inTenant(input, (reader) =>
        getOverview(reader, extensions(OVERVIEW_SOURCES), input.tenant, input.query.days),
      ),
    })),
    staffRoute(overview.arrange, async (input) => ({
      layout: await inTenant(input, (write) => arrangeOverview(write, input.body)),
      message: 'Overview arranged',
    })),
  ],
});
