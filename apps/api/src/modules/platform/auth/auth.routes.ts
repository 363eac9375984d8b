import { ownPath } from '@org/schema';
import { apiContract, type RouteResponse } from '@org/schema/contract';
import type { SecurityAction } from '@org/schema/entities';
import { AppError } from '@org/schema/errors';
import type { SignedIn, TenantContext } from '../../../kernel/access/call.ts';
import { getOrigin } from '../../../kernel/events/record-security-event.ts';
import { type BoundRoute, openRoute, sessionRoute } from '../../../kernel/http/bind-route.ts';
import type { AccountRef, SecurityLog } from '../audit-log/security-log.ts';
import { type DescribeMeOptions, describeMe, toUser } from './describe-me.ts';
import type { Identity } from './identity.ts';
import { isSiteForm, redirectBack, redirectWithNote, SITE_PAGES } from './site-forms.ts';
import { siteViewRoutes } from './site-view.routes.ts';
import { findSiteViewer } from './site-view.ts';

/** Dependencies of the sign-in routes. */
export interface AuthRoutesOptions extends DescribeMeOptions {
  readonly identity: Identity;
  readonly securityLog: SecurityLog;
}

const { auth } = apiContract;
/** A redirect is returned in place of the JSON of the contract. */
type SignedInAnswer = RouteResponse<typeof auth.login>;
type SignedOutAnswer = RouteResponse<typeof auth.logout>;

/** Returns the security event of a refused sign-in; undefined for a server failure. */
function refusedSignIn(error: unknown): SecurityAction | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'credentials_invalid') return 'sign_in_failed';
  return error.code === 'rate_limited' ? 'sign_in_locked' : undefined;
}

const getAccount = (
  { person, tenant }: SignedIn,
  site: Pick<TenantContext, 'id'> | undefined,
): AccountRef => ({ userId: person.id, siteTenantId: site?.id, activeTenantId: tenant?.id });

/** Creates the routes for sign-in, sign-out, the current user and switching tenants. On a site they serve its visitors. */
export function authRoutes(options: AuthRoutesOptions): BoundRoute[] {
  const { identity, securityLog } = options;
  return [
    openRoute(
      auth.login,
      async ({ body, call, tenant }) => {
        const origin = getOrigin(call);
        const signedIn = await identity
          .signIn(body, call, call.reply, tenant)
          .catch(async (error: unknown) => {
            const action = refusedSignIn(error);
            const attempt = { email: body.email, siteTenantId: tenant?.id };
            if (action) await securityLog.recordUnproven(action, attempt, origin);
            throw error;
          });
        await securityLog.record('signed_in', getAccount(signedIn, tenant), origin);
        return isSiteForm(call, tenant)
          ? (redirectWithNote(ownPath(body.next) ?? '/') as unknown as SignedInAnswer)
          : { user: toUser(signedIn) };
      },
      redirectBack(SITE_PAGES.signIn),
    ),
    openRoute(auth.logout, async ({ call, tenant }) => {
      const signedIn = await identity.whoIs(call.headers, new Headers(), tenant);
      await identity.signOut(call.headers, call.reply);
      if (signedIn)
        await securityLog.record('signed_out', getAccount(signedIn, tenant), getOrigin(call));
      return isSiteForm(call, tenant)
        ? (redirectWithNote('/') as unknown as SignedOutAnswer)
        : { message: 'You are signed out' };
    }),
    openRoute(auth.session, async ({ call, tenant }) => {
      const signedIn = await identity.whoIs(call.headers, call.reply, tenant);
      const viewer =
        tenant &&
        (await findSiteViewer(options, {
          headers: call.headers,
          tenantId: tenant.id,
          host: call.host,
        }));
      return {
        user: signedIn && toUser(signedIn),
        demo: options.demo,
        staff_view: Boolean(viewer),
      };
    }),
    ...siteViewRoutes(options),
    sessionRoute(auth.me, ({ signedIn }) => describeMe(signedIn, options)),
    sessionRoute(auth.switchTenant, async ({ signedIn, body }) =>
      describeMe(await identity.switchTenant(signedIn, body.tenant_id), options),
    ),
  ];
}
