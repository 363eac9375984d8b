import { invariant, type PublicSettings } from '@org/schema';
import { type Context, createContext, use } from 'react';

/** Something that a shop may want to count. Source: AN-002, AN-003. */
export interface ShopEvent {
  readonly kind: 'view_item' | 'add_to_cart';
  readonly item: {
    readonly id: number;
    readonly variant_id?: number | undefined;
    readonly quantity?: number | undefined;
  };
}

/** What every part of a shop is given by the provider around it. */
export interface Storefront {
  /** Settings of the shop, among them locale and currency. */
  readonly site: PublicSettings;
  /** Path of the page that its lists stand on. */
  readonly storePath: string;
  /** Path of the page of the cart. */
  readonly cartPath: string;
  readonly onEvent: (event: ShopEvent) => void;
}

/** Where `StorefrontProvider` keeps it. */
export const StorefrontContext: Context<Storefront | undefined> = createContext<
  Storefront | undefined
>(undefined);

/** The shop of the surrounding `StorefrontProvider`. Errors: throws outside of one. */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext);
  invariant(storefront, 'useStorefront is called outside of a StorefrontProvider');
  return storefront;
}
