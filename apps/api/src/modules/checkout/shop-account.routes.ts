import { apiContract } from '@org/schema';
import { type BoundRoute, publicRoute } from '../../http/bind-route.ts';
import { getOrigin } from '../audit-log/record-security-event.ts';
import type { LinkLimits } from '../auth/link-limits.ts';
import { isSiteForm, redirectBack, redirectToSignIn, SITE_PAGES } from '../auth/site-forms.ts';
import type { AcceptTools } from '../users/accept-invitation.ts';
import { createShopAccount, describeShopAccount } from './shop-account.ts';

/** What the calls of shops' accounts stand on. */
export interface ShopAccountRoutesOptions extends AcceptTools {
  readonly limits: LinkLimits;
}

const IS_READY = 'Your account is ready. Sign in to use it';

/** Calls by which a guest of a shop makes the account that they asked for with an order. */
export function shopAccountRoutes(options: ShopAccountRoutesOptions): BoundRoute[] {
  const { db, limits } = options;
  const { checkout } = apiContract;
  return [
    // The site asks for whoever opens the link: nobody finds a key of that length by trying.
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
