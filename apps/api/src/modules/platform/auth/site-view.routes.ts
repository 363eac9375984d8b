import { apiContract } from '@org/schema/contract';
import { getOrigin, recordStaffEvent } from '../../../kernel/events/record-security-event.ts';
import { type BoundRoute, publicRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { enterSiteView, type SiteViewTools, siteViewUrl } from './site-view.ts';

/** Creates the routes that open the staff view of a site before publication. */
export function siteViewRoutes(tools: SiteViewTools): BoundRoute[] {
  const { auth } = apiContract;
  return [
    staffRoute(auth.viewSite, async ({ body, call, tenant, signedIn }) => {
      const userId = signedIn.person.id;
      const url = await siteViewUrl(tools, tenant, signedIn, body.path);
      // Recorded here and not at the exchange, because the site exchanges the code without data about the browser.
      await recordStaffEvent(
        tools.db,
        { action: 'site_view_opened', userId, tenantId: tenant.id, detail: body.path },
        getOrigin(call),
      );
      return { url };
    }),
    publicRoute(auth.enterSiteView, async ({ body, call, tenant }) => {
      const { host, reply } = call;
      reply.append(
        'set-cookie',
        await enterSiteView(tools, { tenantId: tenant.id, host, code: body.code }),
      );
      return { message: 'You are viewing this site as staff' };
    }),
  ];
}
