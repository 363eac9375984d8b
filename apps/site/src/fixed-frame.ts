import type { SitePageContent } from '@org/blocks/site-pages';
import { ownPage } from './missing-page.ts';
import { PLAIN_FRAME } from './plain-frame.ts';
import type { SiteAnswer, SitePage } from './site-page.ts';

/** A sensitive page. It has no room for content that an author wrote. */
export interface SensitivePage {
  readonly title: string;
  readonly view: SitePageContent;
  readonly site: SiteAnswer;
  readonly origin: string;
  readonly visitor?: SitePage['visitor'];
}

/** True for a picture that the site's own host serves. */
const isOwnFile = (address: string): boolean => /^\/(?![/\\])/.test(address);

/**
 * Builds a page that takes credentials, tokens, addresses or payments. Its header and footer are constants of ours, filled with the
 * tenant's colors, logo and menu links, so that no template, custom HTML or custom CSS of an author can reach it. Visits of these
 * pages are not counted, so they load no analytics script either.
 */
export function sensitivePage({ title, view, site, origin, visitor }: SensitivePage): SitePage {
  const { page, ...answer } = ownPage(title, PLAIN_FRAME);
  const { main_logo, favicon } = site.settings;
  return {
    answer: { ...answer, page },
    site: {
      ...site,
      settings: {
        ...site.settings,
        // Pictures on other hosts would tell those hosts who opened the page.
        main_logo: isOwnFile(main_logo) ? main_logo : '',
        favicon: isOwnFile(favicon) ? favicon : '',
      },
      tenant: {
        ...site.tenant,
        favicon: isOwnFile(site.tenant.favicon) ? site.tenant.favicon : '',
      },
    },
    origin,
    view,
    visitor,
    isCounted: false,
  };
}
