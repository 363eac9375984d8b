import type { PublicSettings } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { type Context, createContext, use } from 'react';

/** An event for analytics. */
export interface ShopEvent {
  readonly kind: 'view_item' | 'add_to_cart';
  readonly item: {
    readonly id: number;
    readonly variant_id?: number | undefined;
    readonly quantity?: number | undefined;
  };
}

/** Shared values of a shop's components. */
export interface Storefront {
  /** Settings of the shop, including locale and currency. */
  readonly site: PublicSettings;
  /** Path of the page with the product list. */
  readonly storePath: string;
  /** Path of the cart page. */
  readonly cartPath: string;
  readonly onEvent: (event: ShopEvent) => void;
}

/** Context of `StorefrontProvider`. */
export const StorefrontContext: Context<Storefront | undefined> = createContext<
  Storefront | undefined
>(undefined);

/**
 * Returns the shop of the surrounding `StorefrontProvider`.
 * @throws outside of one
 */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext);
  invariant(storefront, 'useStorefront is called outside of a StorefrontProvider');
  return storefront;
}
