import type { BlockRegistry } from '@org/content';
import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { type BoundRoute, publicRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import { getPage } from './pages.service.ts';
import type { PreviewTokens } from './preview-tokens.ts';
import { getMenu, getPublicPage } from './public-page.service.ts';
import { listAddresses } from './public-pages.repository.ts';

/** Dependencies of the public page routes. */
export interface PublicPageParts {
  /** Blocks that content may contain. */
  readonly registry: BlockRegistry;
  readonly previews: PreviewTokens;
  /** Returns the public URL of a tenant's site. */
  readonly publicUrl: HostTable['publicUrl'];
}

/** Creates the routes of pages for visitors and for holders of preview links. */
export function publicPageRoutes({ registry, previews, publicUrl }: PublicPageParts): BoundRoute[] {
  const { pages } = apiContract;
  return [
    staffRoute(pages.previewLink, async ({ run, params, tenant }) => {
      const { id, is_homepage, slug } = await run((tx) => getPage(tx, params.id));
      const { token, expires } = previews.make(tenant.id, id);
      return {
        url: `${publicUrl(tenant)}${is_homepage ? '' : slug}?preview=${token}`,
        expires_at: expires.toISOString(),
      };
    }),
    publicRoute(pages.publicGet, async ({ run, query, viewer, tenant }) => {
      const { slug, preview, live } = query;
      const only = preview === undefined ? undefined : previews.read(tenant.id, preview);
      if (preview !== undefined && only === undefined) throw appError('page_not_found');
      const drafts = viewer !== null && hasPermission(viewer, 'pages.can_view');
      return run((tx) => getPublicPage(tx, slug, { drafts, live, only, registry }));
    }),
    publicRoute(pages.submenu, async ({ run, query }) => ({
      menuItems: await run((tx) => getMenu(tx, query.pageId)),
    })),
    publicRoute(pages.sitemap, async ({ run }) => {
      const rows = await run(listAddresses);
      return {
        rows: rows.map(({ slug, is_homepage, updated_at }) => ({
          slug: is_homepage ? '' : slug,
          updated_at: updated_at.toISOString(),
        })),
      };
    }),
  ];
}
