import { apiContract } from '@org/schema/contract';
import { type BoundRoute, openRoute } from '../../../kernel/http/bind-route.ts';
import type { LinkLimits } from '../auth/link-limits.ts';
import { type AcceptTools, acceptInvitation, describeInvitation } from './accept-invitation.ts';

/** Dependencies of the invitation routes. */
export interface InvitationRoutesOptions extends AcceptTools {
  readonly limits: LinkLimits;
}

/** Creates the routes that are reached by the link of an invitation. */
export function invitationRoutes(options: InvitationRoutesOptions): BoundRoute[] {
  const { account } = apiContract;
  const { db, limits } = options;
  return [
    openRoute(account.invitation, async ({ body, call }) => {
      await limits.call('invitation', call.address);
      return describeInvitation(db, body.token);
    }),
    openRoute(account.accept, async ({ body, call }) => {
      await limits.call('accept', call.address);
      return acceptInvitation(options, body, call);
    }),
  ];
}
