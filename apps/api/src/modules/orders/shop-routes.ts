import type { BoundRoute } from '../../http/bind-route.ts';
import { cartRoutes } from '../cart/cart.routes.ts';
import { checkoutRoutes } from '../checkout/checkout.routes.ts';
import {
  type ShopAccountRoutesOptions,
  shopAccountRoutes,
} from '../checkout/shop-account.routes.ts';
import { inventoryRoutes } from '../inventory/inventory.routes.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { PaymentTools } from '../payments/payments.service.ts';
import type { PostingsCache } from '../store/postings-cache.ts';
import { storeRoutes } from '../store/store.routes.ts';
import { orderDocumentRoutes } from './order-documents.routes.ts';
import { type OrderRoutesTools, orderRoutes } from './orders.routes.ts';

/** What the calls of a shop stand on. */
export interface ShopRoutesTools extends Pick<ShopAccountRoutesOptions, 'identity' | 'limits'> {
  readonly payments: PaymentTools;
  readonly publicUrl: OrderRoutesTools['publicUrl'];
  readonly outgoing: OrderRoutesTools['outgoing'];
  /** Where the company's logo lies. */
  readonly store: MediaStore;
  /** What lists of the shop are found by. */
  readonly postings: PostingsCache;
}

/** Every call of a shop: its pages, its stock, carts, checkouts, orders and their papers. */
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
