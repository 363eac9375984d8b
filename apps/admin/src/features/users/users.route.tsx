import { EntityList, failureWords, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Member } from '@org/schema/entities';
import { Button, confirm, Icon, type RowAction, toast } from '@org/ui';
import {
  IconPlus,
  IconShieldCog,
  IconUserCheck,
  IconUserMinus,
  IconUserOff,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useCallback, useState } from 'react';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { text } from './messages.ts';
import { RoleDialog } from './role-dialog.tsx';
import { USER_LIST } from './user-list.config.tsx';
import { refreshPeople } from './users.queries.ts';

const { users } = apiContract;

/** Returns the actions on a member. A stable reference between renders. */
function useMemberActions(onRole: (member: Member) => void): (member: Member) => RowAction[] {
  const api = useApi();
  const queries = useQueryClient();
  const canUpdate = useCan('users.can_update');
  const canRemove = useCan('users.can_delete');

  return useCallback(
    (member) => {
      const { id, version, displayName: name } = member;
      const act = async (done: string, work: () => Promise<unknown>): Promise<void> => {
        try {
          await work();
          toast.success(done);
        } catch (error) {
          if (!isApiError(error)) throw error;
          toast.error(failureWords(error));
        } finally {
          await refreshPeople(queries);
        }
      };
      const setStatus = (status: Member['status'], done: string) =>
        act(done, () => api.call(users.update, { params: { id }, body: { status, version } }));
      if (!member.may_change) return [];
      const isActive = member.status === 'active';
      const changes: RowAction[] = [
        { label: text.changeRole, icon: IconShieldCog, onSelect: () => onRole(member) },
        isActive
          ? {
              label: text.deactivate,
              icon: IconUserOff,
              onSelect: async () => {
                const answer = await confirm({
                  title: text.deactivateTitle(name),
                  text: text.deactivateText,
                  confirmLabel: text.deactivateButton,
                  danger: true,
                });
                if (answer === 'confirm') await setStatus('suspended', text.deactivatedDone(name));
              },
            }
          : {
              label: text.reactivate,
              icon: IconUserCheck,
              onSelect: () => void setStatus('active', text.reactivatedDone(name)),
            },
      ];
      const removal: RowAction = {
        label: text.remove,
        icon: IconUserMinus,
        danger: true,
        onSelect: async () => {
          const answer = await confirm({
            title: text.removeTitle(name),
            text: text.removeText,
            confirmLabel: text.removeButton,
            danger: true,
          });
          if (answer === 'confirm')
            await act(`${name} was removed`, () => api.call(users.remove, { params: { id } }));
        },
      };
      return [...(canUpdate ? changes : []), ...(canRemove ? [removal] : [])];
    },
    [api, queries, canUpdate, canRemove, onRole],
  );
}

/** Renders members and pending invitations. */
export function UsersRoute(): ReactElement {
  const canInvite = useCan('users.can_create');
  const canView = useCan('users.can_view');
  const [isInviting, setInviting] = useState(false);
  const [member, setMember] = useState<Member>();
  const actions = useMemberActions(setMember);
  return (
    <>
      <EntityList
        screen={USER_LIST}
        rowActions={actions}
        buttons={
          canInvite && (
            <Button
              variant="filled"
              leftSection={<Icon of={IconPlus} />}
              onClick={() => setInviting(true)}
            >
              {text.invite}
            </Button>
          )
        }
      />
      {canView && <InvitationList />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {member && <RoleDialog member={member} onClose={() => setMember(undefined)} />}
    </>
  );
}
