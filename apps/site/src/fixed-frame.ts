import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { ownPage } from './missing-page.ts';
import type { SiteAnswer, SitePage } from './site-page.ts';
import type { SiteExtra } from './site-places.ts';

/** Header of sensitive pages: the site's logo and menu in a navigation bar with default settings. */
const HEADER = encodeContent(
  createTree({ type: 'Wrapper', children: [{ type: 'NavigationBar' }] }, blockRegistry),
);

/** Footer of sensitive pages: the company's name and the year. */
const FOOTER = encodeContent(
  createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              children: [
                {
                  type: 'Copyright',
                  props: {
                    fontSize: 0.9,
                    settings: { desktop: { alignment: { textAlign: 'center' } } },
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    blockRegistry,
  ),
);

/** A sensitive page. It has no room for content that an author wrote. */
export interface SensitivePage {
  readonly title: string;
  readonly extra: SiteExtra;
  readonly site: SiteAnswer;
  readonly origin: string;
  readonly visitor?: SitePage['visitor'];
}

/** True for a picture that the site's own host serves. */
const isOwnFile = (address: string): boolean => /^\/(?![/\\])/.test(address);

/**
 * Builds a page that takes credentials, tokens, addresses or payments. Its header and footer are constants of ours, filled with the
 * tenant's colours, logo and menu links, so that no template, custom HTML or custom CSS of an author can reach it. Visits of these
 * pages are not counted, so they load no analytics script either.
 */
export function sensitivePage({ title, extra, site, origin, visitor }: SensitivePage): SitePage {
  const { page, ...answer } = ownPage(title, undefined);
  const { main_logo, favicon } = site.settings;
  return {
    answer: { ...answer, page, header: HEADER, footer: FOOTER },
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
    extra,
    visitor,
    isCounted: false,
  };
}
