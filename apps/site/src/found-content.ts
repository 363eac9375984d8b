import type { PublicProduct } from '@org/schema/entities';
import type { PageAnswer, SiteAnswer, SitePage } from './site-page.ts';

/** Content of a slug. */
export interface FoundContent {
  /** Told the site, it is a page to render. */
  readonly page: (site: SiteAnswer) => PageAnswer | Promise<PageAnswer>;
  /** Which part of the page's lists the address names, from 1. */
  readonly part: number;
  /** Product of a product page. */
  readonly product?: PublicProduct | undefined;
  /** Path that the content has instead, with the leading slash. */
  readonly movedTo?: string | undefined;
  /** Told the site, what it shows below the blocks of the page. */
  readonly view?: ((site: SiteAnswer) => SitePage['view']) | undefined;
}
