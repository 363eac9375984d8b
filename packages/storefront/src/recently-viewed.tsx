import { callQuery, useApi } from '@org/api-client/react';
import {
  inOrder,
  MAX_VIEWED,
  NO_SHOP_STATE,
  rememberViewed,
  ViewedCards,
  viewedProducts,
} from '@org/blocks/store';
import { shopCalls } from '@org/schema/contract';
import type { PublicProduct } from '@org/schema/entities';
import { type ReactElement, useEffect, useState } from 'react';
import { useAnswer } from './use-answer.ts';
import { useStorefront } from './use-storefront.ts';

/** Props of the recently viewed products. */
export interface RecentlyViewedProps {
  /** Product of the current page: it is recorded and not shown. */
  readonly current?: Pick<PublicProduct, 'id'> | undefined;
  /** '' for none. @default 'Recently viewed' */
  readonly title?: string | undefined;
  /** Maximum number of products, at most 12. @default 4 */
  readonly most?: number | undefined;
  /** Maximum number of products per row. @default 4 */
  readonly perRow?: number | undefined;
}

/**
 * Renders recently viewed products, newest first, and nothing when there are none, such as on a server. Their ids are stored in
 * the browser; names and prices are requested each time.
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
