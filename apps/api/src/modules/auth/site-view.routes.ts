import { apiContract } from '@org/schema';
import { type BoundRoute, publicRoute, staffRoute } from '../../http/bind-route.ts';
import { enterSiteView, type SiteViewTools, siteViewUrl } from './site-view.ts';

/** Calls by which staff view their own site before publication. Source: BLOG-003, SHOP-008. */
export function siteViewRoutes(tools: SiteViewTools): BoundRoute[] {
  const { auth } = apiContract;
  return [
    staffRoute(auth.viewSite, async ({ body, tenant, actor }) => ({
      url: await siteViewUrl(tools, tenant, actor.person.id, body.path),
    })),
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
