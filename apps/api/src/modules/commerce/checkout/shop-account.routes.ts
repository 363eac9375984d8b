import { apiContract } from '@org/schema/contract';
import { getOrigin } from '../../../kernel/events/record-security-event.ts';
import { type BoundRoute, publicRoute } from '../../../kernel/http/bind-route.ts';
import {
  type AcceptTools,
  isSiteForm,
  type LinkLimits,
  redirectBack,
  redirectToSignIn,
  SITE_PAGES,
} from '../../platform/index.ts';
import { createShopAccount, describeShopAccount } from './shop-account.ts';

/** Dependencies of the shop account routes. */
export interface ShopAccountRoutesOptions extends AcceptTools {
  readonly limits: LinkLimits;
}

const IS_READY = 'Your account is ready. Sign in to use it';

/** Creates the routes by which guests of a shop create the account that they requested with an order. */
export function shopAccountRoutes(options: ShopAccountRoutesOptions): BoundRoute[] {
  const { db, limits } = options;
  const { checkout } = apiContract;
  return [
    // The site calls this route for everyone who opens the link. Keys of this length cannot be guessed.
    publicRoute(checkout.account, ({ body, tenant }) =>
      describeShopAccount(db, tenant.id, body.token),
    ),
    publicRoute(
      checkout.makeAccount,
      async ({ body, call, tenant }) => {
        await limits.call('shop-account', call.address);
        const { email } = await createShopAccount(options, tenant, body, getOrigin(call));
        return isSiteForm(call, tenant)
          ? (redirectToSignIn('account', { kind: 'done', text: IS_READY, email }) as unknown as {
              readonly message: string;
            })
          : { message: IS_READY };
      },
      redirectBack(SITE_PAGES.account),
    ),
  ];
}
