import { apiContract } from '@org/schema/contract';
import type { Cart } from '@org/schema/entities';
import { type BoundRoute, publicRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { type VisitorLimits, visitorLimits } from '../../../kernel/http/visitor-limits.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { Identity } from '../../platform/index.ts';
import { cartSettings, updateCartSettings } from '../shop-settings/shop-settings.ts';
import { addToCart, clearCart, setQuantity } from './cart.service.ts';
import { doForm, refuseCartForm, toCart } from './cart-form.ts';
import { type CartVisit, cartVisits } from './cart-visits.ts';
import { type CartContext, readCart } from './read-cart.ts';

/** Dependencies of the cart routes. */
export interface CartRoutesOptions {
  readonly identity: Pick<Identity, 'whoIs'>;
  readonly send: SendJob;
  /** @default 120 per minute from one address, 3000 per minute of one tenant */
  readonly limits?: VisitorLimits | undefined;
}

/** Creates the routes of carts and of the shop's selling settings. */
export function cartRoutes({
  identity,
  send,
  limits = visitorLimits({ perAddress: 120, perTenant: 3000, seconds: 60 }),
}: CartRoutesOptions): BoundRoute[] {
  const { cart } = apiContract;
  const inCart = cartVisits({ identity, send });
  /** Changes the visitor's cart and returns it. */
  const changed = async (
    visit: CartVisit,
    work: (place: CartContext) => Promise<void>,
  ): Promise<{ cart: Cart }> => ({
    cart: await inCart(visit, async (place) => {
      await work(place);
      return readCart(place);
    }),
  });
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
      changed(visit, (place) => setQuantity(place, visit.params.key, visit.body.quantity)),
    ),
    publicRoute(cart.remove, (visit) =>
      changed(visit, (place) => setQuantity(place, visit.params.key, 0)),
    ),
    publicRoute(cart.clear, (visit) => changed(visit, clearCart)),
    publicRoute(
      cart.form,
      async (visit) => {
        await limits.count(visit.tenant.id, visit.call.address);
        return toCart(visit, await inCart(visit, (place) => doForm(place, visit.body)));
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
  ];
}
