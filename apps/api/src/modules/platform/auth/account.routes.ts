import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import type { SignedIn } from '../../../kernel/access/call.ts';
import { getOrigin } from '../../../kernel/events/record-security-event.ts';
import { type BoundRoute, openRoute, sessionRoute } from '../../../kernel/http/bind-route.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { AccountRef, SecurityLog } from '../audit-log/security-log.ts';
import { toUser } from './describe-me.ts';
import {
  type AccountTools,
  changeName,
  changePassword,
  getAuthId,
  listSessions,
} from './own-account.ts';
import { changeFormats } from './own-formats.ts';
import { resetJob, resetPassword } from './password-reset.ts';
import {
  isSiteForm,
  redirectBack,
  redirectToSignIn,
  redirectWithNote,
  SITE_PAGES,
} from './site-forms.ts';

/** Dependencies of the account routes. */
export interface AccountRoutesOptions extends AccountTools {
  readonly send: SendJob;
  readonly securityLog: SecurityLog;
}

const MAILED = 'If an account exists for this address, we sent an email to it';
const IS_SET = 'Password changed';
/** A redirect is returned in place of the JSON of the contract. */
type Told = { readonly message: string };

const getAccount = ({ person, tenant }: SignedIn): AccountRef => ({
  userId: person.id,
  activeTenantId: tenant?.id,
});

/** Creates the routes of the user's own account, and those that are reached by a link in an email. */
export function accountRoutes(options: AccountRoutesOptions): BoundRoute[] {
  const { account } = apiContract;
  const { db, credentials, limits, seal, send, publicUrl, securityLog } = options;
  return [
    openRoute(
      account.forgot,
      async ({ body, call, tenant }) => {
        await limits.call('forgot', call.address);
        const attempt = { email: body.email, siteTenantId: tenant?.id };
        await securityLog.recordUnproven('password_reset_requested', attempt, getOrigin(call));
        const asked = { email: seal.close(body.email), siteTenantId: tenant?.id };
        await db.asPlatform('reset password', (tx) =>
          send(tx, resetJob, asked, { tenantId: null }),
        );
        return isSiteForm(call, tenant)
          ? (redirectWithNote(SITE_PAGES.forgot, { kind: 'done', text: MAILED }) as unknown as Told)
          : { message: MAILED };
      },
      redirectBack(SITE_PAGES.forgot),
    ),
    openRoute(
      account.reset,
      async ({ body, call, tenant }) => {
        await limits.call('reset', call.address);
        const forgot = tenant && `${publicUrl(tenant)}${SITE_PAGES.forgot.slice(1)}`;
        const userId = await resetPassword(options, body, tenant?.id ?? null, forgot);
        const whose = { userId, siteTenantId: tenant?.id };
        await securityLog.record('password_reset', whose, getOrigin(call));
        return isSiteForm(call, tenant)
          ? (redirectToSignIn('reset', { kind: 'done', text: IS_SET }) as unknown as Told)
          : { message: IS_SET };
      },
      redirectBack(SITE_PAGES.reset),
    ),
    sessionRoute(account.update, async ({ signedIn, body }) => ({
      user: toUser(await changeName(options, signedIn, body)),
    })),
    sessionRoute(account.formats, async ({ signedIn, body }) => ({
      formats: await db.asPlatform('own account', (tx) =>
        changeFormats(tx, signedIn.person.id, body),
      ),
    })),
    sessionRoute(account.password, async ({ signedIn, body, call }) => {
      await changePassword(options, signedIn, body, call.address);
      await securityLog.record('password_changed', getAccount(signedIn), getOrigin(call));
      return { message: IS_SET };
    }),
    sessionRoute(account.sessions, async ({ signedIn }) => ({
      results: { rows: await listSessions(options, signedIn) },
    })),
    sessionRoute(account.endSessions, async ({ signedIn, body, call }) => {
      if (!body.ids && !body.others)
        throw appError('validation_failed', { formErrors: { ids: 'Name the sessions to end' } });
      const ended = await credentials.endSessions(await getAuthId(db, signedIn.person.id), {
        except: signedIn.sessionToken,
        ...(body.ids && !body.others && { ids: body.ids }),
      });
      if (ended.length > 0)
        await securityLog.record(
          'sessions_ended',
          getAccount(signedIn),
          getOrigin(call),
          ended.length === 1 ? '1 session' : `${ended.length} sessions`,
        );
      return { ended, message: ended.length === 1 ? 'Session ended' : 'Signed out elsewhere' };
    }),
  ];
}
