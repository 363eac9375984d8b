import { callQuery, useApi } from '@org/api-client/react';
import {
  inOrder,
  MAX_VIEWED,
  NO_SHOP_STATE,
  rememberViewed,
  ViewedCards,
  viewedProducts,
} from '@org/blocks/store';
import { type PublicProduct, shopCalls } from '@org/schema';
import { type ReactElement, useEffect, useState } from 'react';
import { useAnswer } from './use-answer.ts';
import { useStorefront } from './use-storefront.ts';

/** What is shown of what was looked at. */
export interface RecentlyViewedProps {
  /** The product whose page it is: it is left out, and remembered. */
  readonly current?: Pick<PublicProduct, 'id'> | undefined;
  /** '' for none. @default 'Recently viewed' */
  readonly title?: string | undefined;
  /** Most products, 12 at the most. @default 4 */
  readonly most?: number | undefined;
  /** Products of a row where there is room. @default 4 */
  readonly perRow?: number | undefined;
}

/**
 * The products that a visitor has looked at last, newest first, and nothing where there are none: also on a server, which does not
 * know them. Their ids are kept in the browser; names and prices are asked for at each look.
 */
export function RecentlyViewed({
  current,
  title = 'Recently viewed',
  most = 4,
  perRow = 4,
}: RecentlyViewedProps): ReactElement | null {
  const api = useApi();
  const { site } = useStorefront();
  const [ids, setIds] = useState<readonly number[]>([]);
  const open = current?.id;
  useEffect(() => {
    setIds(viewedProducts(window).filter((id) => id !== open));
    if (open !== undefined) rememberViewed(window, open);
  }, [open]);
  const productIds = ids.slice(0, Math.min(most, MAX_VIEWED));
  const { data } = useAnswer(
    callQuery(api, shopCalls.store.list, {
      query: { productIds, itemsPerPage: MAX_VIEWED },
    }),
    productIds.length > 0,
  );
  const rows = inOrder(productIds, data?.rows ?? []);
  if (rows.length === 0) return null;
  const shop = {
    state: NO_SHOP_STATE,
    list: () => undefined,
    product: () => undefined,
    categories: [],
  };
  const page = { id: 0, title: '', slug: '', excerpt: '', image: '', isHomepage: false };
  return (
    <section className="org-products-viewed" aria-label={title || 'Recently viewed'}>
      <ViewedCards
        title={title}
        rows={rows}
        perRow={perRow}
        context={{ editing: false, page, site, shop }}
      />
    </section>
  );
}
