import { DAY_MS, ROWS_AT_ONCE, tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { getIdentity } from '../../platform/index.ts';
import { cartRoutes } from './cart.routes.ts';
import { CART_DAYS } from './cart-key.ts';
import {
  releaseExpired,
  releaseReservation,
  releaseReservationJob,
  removeLeftCarts,
} from './cart-reservations.ts';

/** Carts and their reservations of stock. */
export const cartModule = defineModule({
  name: 'commerce/cart',
  jobs: ({ db, send }) => [
    bindJob(releaseReservationJob, (work) => releaseReservation({ db, send }, work)),
  ],
  housekeeping: ({ db }) => [
    // Expired reservations of carts have their own job; this covers carts whose job failed for good.
    tenantTask(
      db,
      'left-carts',
      async (tx, tenantId) =>
        (await releaseExpired(tx, tenantId)) ||
        removeLeftCarts(tx, new Date(Date.now() - CART_DAYS * DAY_MS), ROWS_AT_ONCE),
    ),
  ],
  routes: (kernel) => cartRoutes({ identity: getIdentity(kernel), send: kernel.send }),
});
