import { apiContract, appError } from '@org/schema';
import { type BoundRoute, openRoute, sessionRoute } from '../../http/bind-route.ts';
import type { SendJob } from '../../jobs/send-job.ts';
import { acceptInvitation, describeInvitation } from '../users/accept-invitation.ts';
import { toUser } from './describe-me.ts';
import type { Identity } from './identity.ts';
import {
  type AccountTools,
  authIdOf,
  changeName,
  changePassword,
  listSessions,
} from './own-account.ts';
import { changeFormats } from './own-formats.ts';
import { resetJob, resetPassword } from './password-reset.ts';

/** What the calls of one's own account stand on. */
export interface AccountRoutesOptions extends AccountTools {
  readonly identity: Identity;
  readonly send: SendJob;
}

/** One's own account, and the ways in by a link of a mail. */
export function accountRoutes(options: AccountRoutesOptions): BoundRoute[] {
  const { account } = apiContract;
  const { door, credentials, limits, seal, send } = options;
  return [
    openRoute(account.forgot, async ({ body, call }) => {
      await limits.call(call.address);
      await door.asPlatform('reset password', (tx) =>
        send(tx, resetJob, { email: seal.close(body.email) }, { tenantId: null }),
      );
      return { message: 'If there is an account with this address, a mail is on its way to it' };
    }),
    openRoute(account.reset, async ({ body, call }) => {
      await limits.call(call.address);
      await resetPassword(options, body);
      return { message: 'Your new password is set' };
    }),
    openRoute(account.invitation, async ({ body, call }) => {
      await limits.call(call.address);
      return describeInvitation(door, body.token);
    }),
    openRoute(account.accept, async ({ body, call }) => {
      await limits.call(call.address);
      return acceptInvitation(options, body, call);
    }),
    sessionRoute(account.update, async ({ signedIn, body }) => ({
      user: toUser(await changeName(options, signedIn, body)),
    })),
    sessionRoute(account.formats, async ({ signedIn, body }) => ({
      formats: await door.asPlatform('own account', (tx) =>
        changeFormats(tx, signedIn.person.id, body),
      ),
    })),
    sessionRoute(account.password, async ({ signedIn, body, call }) => {
      await changePassword(options, signedIn, body, call.address);
      return { message: 'Your new password is set' };
    }),
    sessionRoute(account.sessions, async ({ signedIn }) => ({
      results: { rows: await listSessions(options, signedIn) },
    })),
    sessionRoute(account.endSessions, async ({ signedIn, body }) => {
      if (!body.ids && !body.others)
        throw appError('validation_failed', { formErrors: { ids: 'Name the sessions to end' } });
      const ended = await credentials.endSessions(await authIdOf(door, signedIn.person.id), {
        except: signedIn.sessionToken,
        ...(body.ids && !body.others && { ids: body.ids }),
      });
      return { ended, message: ended.length === 1 ? 'Signed out there' : 'Signed out elsewhere' };
    }),
  ];
}
