import { describeError, failureWords, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Invitation } from '@org/schema/entities';
import { Button, ErrorState, RelativeTime, StatusDot, toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { invitationsQuery, refreshPeople } from './users.queries.ts';

const { users } = apiContract;

/** Renders pending invitations; nothing when there are none. */
export function InvitationList(): ReactElement | null {
  const api = useApi();
  const queries = useQueryClient();
  const canInvite = useCan('users.can_create');
  const found = useQuery(invitationsQuery());
  const [busy, setBusy] = useState(0);
  const invitations = found.data?.results.rows ?? [];
  if (found.isError)
    return (
      <ErrorState
        {...describeError(found.error)}
        title={text.invitationsFailed}
        onRetry={() => void found.refetch()}
      />
    );
  if (invitations.length === 0) return null;

  async function act(
    invitation: Invitation,
    route: typeof users.resend | typeof users.revoke,
  ): Promise<void> {
    setBusy(invitation.id);
    try {
      const { message } = await api.call(route, { params: { id: invitation.id } });
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
    } finally {
      await refreshPeople(queries);
      setBusy(0);
    }
  }

  return (
    <section className="ad-card ad-invitations" aria-labelledby="invitations">
      <h2 className="at-section-title" id="invitations">
        {text.invitations}
      </h2>
      <ul className="ad-rows">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <span className="ad-rows-main">
              <strong>{invitation.email}</strong>
              <span className="at-meta">
                {text.invitationNote(invitation.role.name, invitation.invited_by)}
              </span>
            </span>
            {invitation.is_expired ? (
              <StatusDot tone="warning" label={text.expired} />
            ) : (
              <span className="at-meta">
                {text.expires} <RelativeTime value={invitation.expires_at} />
              </span>
            )}
            {canInvite && (
              <span className="ad-rows-end">
                <Button
                  size="xs"
                  variant="default"
                  disabled={busy === invitation.id}
                  aria-label={`${text.resend}: ${invitation.email}`}
                  onClick={() => void act(invitation, users.resend)}
                >
                  {text.resend}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  disabled={busy === invitation.id}
                  aria-label={`${text.takeBack}: ${invitation.email}`}
                  onClick={() => void act(invitation, users.revoke)}
                >
                  {text.takeBack}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
