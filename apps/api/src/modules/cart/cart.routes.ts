import { apiContract, type Cart } from '@org/schema';
import {
  type BoundRoute,
  type PublicInput,
  publicRoute,
  staffRoute,
} from '../../http/bind-route.ts';
import { type VisitorLimits, visitorLimits } from '../../http/visitor-limits.ts';
import { addToCart, type CartPlace, clearCart, readCart, setQuantity } from './cart.service.ts';
import { doForm, refuseCartForm, toCart } from './cart-form.ts';
import { giveCart, sentCart } from './cart-key.ts';
import { cartSettings, updateCartSettings } from './shop-settings.ts';

/** What the calls of carts stand on. */
export interface CartRoutesOptions {
  /** @default 120 in a minute from one address, 3000 of one tenant */
  readonly limits?: VisitorLimits | undefined;
}

type Visit = Pick<PublicInput<unknown>, 'call' | 'tenant' | 'run'>;

/** Does something with the visitor's cart in one transaction. */
function inCart<Value>(
  { call, tenant, run }: Visit,
  work: (place: CartPlace) => Promise<Value>,
): Promise<Value> {
  return run((tx) =>
    work({ tx, tenantId: tenant.id, key: sentCart(call), give: () => giveCart(call) }),
  );
}

/** Changes the visitor's cart, and answers it as it is then. */
async function changed(
  visit: Visit,
  work: (place: CartPlace) => Promise<void>,
): Promise<{ cart: Cart }> {
  const cart = await inCart(visit, async (place) => {
    await work(place);
    return readCart(place);
  });
  return { cart };
}

/** Calls of carts, and of how a shop sells. Source: CART-001 to CART-007, API-CART-01, API-CART-02. */
export function cartRoutes({
  limits = visitorLimits({ perAddress: 120, perTenant: 3000, seconds: 60 }),
}: CartRoutesOptions = {}): BoundRoute[] {
  const { cart } = apiContract;
  return [
    publicRoute(cart.get, async (visit) => {
      visit.call.reply.set('cache-control', 'private, no-store');
      return { cart: await inCart(visit, readCart) };
    }),
    publicRoute(cart.add, async (visit) => {
      await limits.count(visit.tenant.id, visit.call.address);
      return {
        cart: await inCart(visit, async (place) =>
          readCart({ ...place, ...(await addToCart(place, visit.body)) }),
        ),
      };
    }),
    publicRoute(cart.set, (visit) =>
      changed(visit, (place) => setQuantity(place, visit.params.id, visit.body.quantity)),
    ),
    publicRoute(cart.remove, (visit) =>
      changed(visit, (place) => setQuantity(place, visit.params.id, 0)),
    ),
    publicRoute(cart.clear, (visit) => changed(visit, clearCart)),
    publicRoute(
      cart.form,
      async (visit) => {
        await limits.count(visit.tenant.id, visit.call.address);
        const answer = await inCart(visit, (place) => doForm(place, visit.body));
        return toCart(visit, { cart: answer });
      },
      refuseCartForm,
    ),
    publicRoute(cart.settings, async ({ run }) => {
      const { version: _version, ...data } = await run((tx) => cartSettings(tx));
      return { data };
    }),
    staffRoute(cart.updateSettings, async ({ run, tenant, actor, body }) => ({
      data: await run((tx) => updateCartSettings({ tx, tenantId: tenant.id, actor }, body)),
    })),
    staffRoute(cart.webOrderSettings, async ({ run }) => ({
      data: await run((tx) => cartSettings(tx)),
    })),
  ];
}
