import { apiContract } from '@org/schema';
import { type BoundRoute, openRoute, sessionRoute } from '../../http/bind-route.ts';
import { type DescribeMeOptions, describeMe, toUser } from './describe-me.ts';
import type { Identity } from './identity.ts';

/** What the calls of sign-in stand on. */
export interface AuthRoutesOptions extends DescribeMeOptions {
  readonly identity: Identity;
}

/** Sign-in, sign-out, who am I, and the switch between tenants. */
export function authRoutes(options: AuthRoutesOptions): BoundRoute[] {
  const { auth } = apiContract;
  const { identity } = options;
  return [
    openRoute(auth.login, async ({ body, call }) => ({
      user: toUser(await identity.signIn(body, call, call.reply)),
    })),
    openRoute(auth.logout, async ({ call }) => {
      await identity.signOut(call.headers, call.reply);
      return { message: 'You are signed out' };
    }),
    openRoute(auth.session, async ({ call }) => {
      const signedIn = await identity.whoIs(call.headers, call.reply);
      return { user: signedIn && toUser(signedIn), demo: options.demo };
    }),
    sessionRoute(auth.me, ({ signedIn }) => describeMe(signedIn, options)),
    sessionRoute(auth.switchTenant, async ({ signedIn, body }) =>
      describeMe(await identity.switchTenant(signedIn, body.tenant_id), options),
    ),
  ];
}
