import type { cartContract } from './cart.contract.ts';
import type { productCategoriesContract } from './categories.contract.ts';
import type { RouteCall, RouteContract } from './route.ts';
import { SHOP_ADDRESSES } from './shop-addresses.ts';
import type { storeContract } from './store.contract.ts';

/** A declared endpoint without the fields that only a server needs. */
type CallOf<R> =
  R extends RouteContract<infer Params, infer Query, infer Body, infer Response>
    ? RouteCall<Params, Query, Body, Response>
    : never;

type CallsOf<Contract, Names extends keyof Contract> = {
  readonly [Name in Names]: CallOf<Contract[Name]>;
};

/**
 * Endpoints of a shop's visitors, typed by the contract but without its schemas: browsers only need to load their addresses. They
 * are the same endpoints as those of the server.
 * @example const { cart } = await client.call(shopCalls.cart.get);
 */
export const shopCalls: {
  readonly cart: CallsOf<typeof cartContract, keyof typeof SHOP_ADDRESSES.cart>;
  readonly productCategories: CallsOf<
    typeof productCategoriesContract,
    keyof typeof SHOP_ADDRESSES.productCategories
  >;
  readonly store: CallsOf<typeof storeContract, keyof typeof SHOP_ADDRESSES.store>;
} = SHOP_ADDRESSES;
