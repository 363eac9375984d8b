import { failureWords } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Member } from '@org/schema/entities';
import { Dialog, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { RoleSelect } from './role-select.tsx';
import { refreshPeople } from './users.queries.ts';

/** Props of the dialog: member and close handler. */
export interface RoleDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Renders the dialog that assigns another role to a member. */
export function RoleDialog({ member, onClose }: RoleDialogProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [role, setRole] = useState(member.role.id);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { user } = await api.call(apiContract.users.update, {
        params: { id: member.id },
        body: { role, version: member.version },
      });
      toast.success(text.roleSaved(user.displayName, user.role.name));
      onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.formErrors.role ?? failureWords(failure));
    } finally {
      await refreshPeople(queries);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={text.changeRoleTitle(member.displayName)}
      width={400}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        {
          label: text.save,
          kind: 'primary',
          busy,
          disabled: role === member.role.id,
          onPress: () => void save(),
        },
      ]}
    >
      <RoleSelect value={role} onChange={setRole} error={error || undefined} />
    </Dialog>
  );
}
