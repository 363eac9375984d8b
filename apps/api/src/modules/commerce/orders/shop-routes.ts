import type { MediaStore } from '../../../kernel/files/media-store.ts';
import type { BoundRoute } from '../../../kernel/http/bind-route.ts';
import { cartRoutes } from '../cart/cart.routes.ts';
import { checkoutRoutes } from '../checkout/checkout.routes.ts';
import {
  type ShopAccountRoutesOptions,
  shopAccountRoutes,
} from '../checkout/shop-account.routes.ts';
import { inventoryRoutes } from '../inventory/inventory.routes.ts';
import { type OrderRoutesTools, orderRoutes } from '../order-management/orders.routes.ts';
import type { PaymentTools } from '../payments/payments.service.ts';
import type { PostingsCache } from '../store/postings-cache.ts';
import { storeRoutes } from '../store/store.routes.ts';
import { orderDocumentRoutes } from './order-documents.routes.ts';

/** Dependencies of the shop's routes. */
export interface ShopRoutesTools extends Pick<ShopAccountRoutesOptions, 'identity' | 'limits'> {
  readonly payments: PaymentTools;
  readonly publicUrl: OrderRoutesTools['publicUrl'];
  readonly outgoing: OrderRoutesTools['outgoing'];
  /** Storage of the company's logo. */
  readonly store: MediaStore;
  /** Cache of the search index for the shop's lists. */
  readonly postings: PostingsCache;
}

/** Creates all routes of a shop: its pages, stock, carts, checkouts, orders and order documents. */
export function shopRoutes(tools: ShopRoutesTools): BoundRoute[] {
  const { identity, limits, payments, publicUrl, outgoing, store, postings } = tools;
  const { db, send, seal, provider } = payments;
  return [
    ...storeRoutes(postings),
    ...inventoryRoutes(send),
    ...cartRoutes({ identity, send }),
    ...checkoutRoutes({ identity, send, payments, publicUrl }),
    ...shopAccountRoutes({ db, identity, limits }),
    ...orderRoutes({ db, outgoing, send, publicUrl, seal, provider }),
    ...orderDocumentRoutes(store),
  ];
}
