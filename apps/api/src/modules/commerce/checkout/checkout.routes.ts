import { isPaidOnline } from '@org/schema';
import { apiContract, type RouteResponse } from '@org/schema/contract';
import type { CheckoutContext } from '@org/schema/entities';
import { AppError, appError } from '@org/schema/errors';
import { type BoundRoute, type PublicInput, publicRoute } from '../../../kernel/http/bind-route.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import { idempotencyKey, requestHash, runOnce } from '../../../kernel/http/idempotency.ts';
import { type VisitorLimits, visitorLimits } from '../../../kernel/http/visitor-limits.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { type Identity, isSiteForm, redirectWithNote } from '../../platform/index.ts';
import { type CartVisit, type CartVisitor, cartVisits } from '../cart/cart-visits.ts';
import { type CartContext, readCart } from '../cart/read-cart.ts';
import { openPaymentPage, type PaymentTools, takeNotice } from '../payments/payments.service.ts';
import { buyerOrder } from './buyer-order.ts';
import { clearCoupon, saveDetails, setCoupon, visitCheckout } from './checkout.service.ts';
import {
  doCheckoutForm,
  leadFrom,
  leadRefused,
  placedPath,
  refuseCheckoutForm,
} from './checkout-form.ts';
import { ownOrders } from './own-orders.ts';
import { type Placed, placeOrder } from './place-order.ts';

/** Dependencies of the checkout routes. */
export interface CheckoutRoutesOptions {
  readonly identity: Pick<Identity, 'whoIs'>;
  readonly send: SendJob;
  readonly payments: PaymentTools;
  readonly publicUrl: HostTable['publicUrl'];
  /** @default 120 per minute from one address, 3000 per minute of one tenant */
  readonly limits?: VisitorLimits | undefined;
}

/** Milliseconds for which the response to an order is stored by its idempotency key: a week. */
const ORDERS_KEPT = 7 * 24 * 3600 * 1000;

/** Returns the response to an order; a visitor who pays by card is redirected to the payment. */
function getAnswer({
  order,
  paymentKey,
}: Placed): RouteResponse<typeof apiContract.checkout.place> {
  return isPaidOnline(paymentKey)
    ? { order, redirectUrl: `/api/v1/checkout/orders/${order.guid}/pay/` }
    : { order };
}

/** Returns a redirect in place of the JSON of the contract. */
const led = (response: Response) =>
  response as unknown as RouteResponse<typeof apiContract.checkout.form>;

/** Creates the routes by which visitors order. */
export function checkoutRoutes({
  identity,
  send,
  payments,
  publicUrl,
  limits = visitorLimits({ perAddress: 120, perTenant: 3000, seconds: 60 }),
}: CheckoutRoutesOptions): BoundRoute[] {
  const { checkout } = apiContract;
  const inCart = cartVisits({ identity, send });
  const count = ({ tenant, call }: CartVisit) => limits.count(tenant.id, call.address);

  /** Places an order. A repeated request with the same idempotency key gets the stored response. */
  async function place(visit: PublicInput<unknown>, body: CheckoutContext) {
    const { call, tenant } = visit;
    const key = idempotencyKey(call.headers);
    const order = async (at: CartContext, visitor: CartVisitor | undefined) =>
      getAnswer(await placeOrder(at, visitor, body, { send }));
    return inCart(visit, (at, visitor) =>
      key === undefined
        ? order(at, visitor)
        : runOnce(
            at.tx,
            tenant.id,
            {
              key,
              // The same key with another visitor's cart is a different request.
              hash: requestHash([checkout.place.id, at.key ?? '', JSON.stringify(body)]),
              kept: ORDERS_KEPT,
            },
            () => order(at, visitor),
          ),
    );
  }

  return [
    publicRoute(checkout.get, async (visit) => {
      await count(visit);
      visit.call.reply.set('cache-control', 'private, no-store');
      return { checkout: await inCart(visit, visitCheckout) };
    }),
    publicRoute(checkout.save, async (visit) => {
      await count(visit);
      return {
        checkout: await inCart(visit, (at, visitor) =>
          saveDetails(at, visitor, visit.body, { judge: true }),
        ),
      };
    }),
    publicRoute(checkout.place, async (visit) => {
      await count(visit);
      return place(visit, visit.body);
    }),
    publicRoute(
      checkout.form,
      async (visit) => {
        await count(visit);
        const { body, call, tenant } = visit;
        const isForm = isSiteForm(call, tenant);
        if (body.act !== 'place') {
          const { checkout: shown, ...way } = await inCart(visit, (at, visitor) =>
            doCheckoutForm(at, visitor, body),
          );
          return isForm ? led(leadFrom(way)) : { checkout: shown };
        }
        const total = Number(body.total || Number.NaN);
        try {
          const { order } = await place(visit, Number.isNaN(total) ? {} : { total });
          // A form of a site never redirects to another host; the order's page links to the payment instead.
          return led(leadFrom({ next: placedPath(order.guid) }));
        } catch (error) {
          if (!isForm || !(error instanceof AppError)) throw error;
          // The problems are saved with the details, so that the page shows them at each field.
          if (error.code === 'validation_failed')
            await inCart(visit, (at, visitor) => saveDetails(at, visitor, {}, { judge: true }));
          return led(leadRefused(error));
        }
      },
      refuseCheckoutForm,
    ),
    publicRoute(checkout.order, async ({ run, params, call }) => {
      call.reply.set('cache-control', 'private, no-store');
      return { order: await run((tx) => buyerOrder(tx, params.slug)) };
    }),
    publicRoute(checkout.orders, async ({ call, tenant, run }) => {
      call.reply.set('cache-control', 'private, no-store');
      const person = (await identity.whoIs(call.headers, call.reply, tenant))?.person;
      return person ? run((tx) => ownOrders(tx, person.id)) : { orders: [], total: 0 };
    }),
    publicRoute(checkout.pay, async (visit) => {
      await count(visit);
      const { tenant, params, call } = visit;
      const url = await openPaymentPage(payments, {
        tenantId: tenant.id,
        guid: params.slug,
        returnUrl: `${publicUrl(tenant)}${placedPath(params.slug).slice(1)}`,
      }).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        // The error of the payment service is logged for the operator only.
        call.log.error({ err: error }, 'a payment could not be begun');
        throw appError('unavailable', {
          message: 'The payment service cannot be reached. Please try again',
        });
      });
      return isSiteForm(call, tenant)
        ? (redirectWithNote(url) as unknown as { readonly url: string })
        : { url };
    }),
    publicRoute(checkout.notice, async ({ tenant, call }) => {
      await takeNotice(payments, tenant.id, { headers: call.headers, body: call.bytes });
      return { received: true };
    }),
    publicRoute(checkout.addCoupon, async (visit) => {
      // Rate-limited, so that codes cannot be guessed.
      await count(visit);
      return {
        cart: await inCart(visit, async (at) => {
          await setCoupon(at, visit.body.code);
          return readCart(at);
        }),
      };
    }),
    publicRoute(checkout.removeCoupon, async (visit) => ({
      cart: await inCart(visit, async (at) => {
        await clearCoupon(at);
        return readCart(at);
      }),
    })),
  ];
}
