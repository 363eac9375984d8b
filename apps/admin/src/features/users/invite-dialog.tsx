import { yupResolver } from '@hookform/resolvers/yup';
import { useCallForm } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { inviteSchema } from '@org/schema/entities';
import { Alert, Dialog, TextInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { text } from './messages.ts';
import { RoleSelect } from './role-select.tsx';
import { refreshPeople } from './users.queries.ts';

/** Default role of a new member: editor. */
const USUAL_ROLE = 5;

/** Renders the dialog that invites a member with a role. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { form, busy, failure, submit } = useCallForm({
    defaults: { email: '', role: USUAL_ROLE },
    resolver: yupResolver(inviteSchema),
    async send(body) {
      const { message } = await api.call(apiContract.users.invite, { body });
      await refreshPeople(queries);
      toast.success(message);
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      title={text.inviteTitle}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        { label: text.sendInvitation, kind: 'primary', busy, onPress: () => void submit() },
      ]}
    >
      <form className="at-form-fields" onSubmit={submit} noValidate>
        <p className="at-meta">{text.inviteText}</p>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={text.email}
          type="email"
          autoComplete="off"
          data-autofocus
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RoleSelect
              value={field.value}
              onChange={field.onChange}
              error={errors.role?.message}
            />
          )}
        />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
