import { yupResolver } from '@hookform/resolvers/yup';
import { useCallForm, useMe } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { accountUpdateSchema } from '@org/schema/entities';
import { Alert, Button, FormSection, TextInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Renders the user's own name. */
export function NameForm(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useMe();
  const { form, busy, failure, submit } = useCallForm({
    defaults: { firstname: user.firstname, lastname: user.lastname },
    resolver: yupResolver(accountUpdateSchema),
    async send(body) {
      await api.call(apiContract.account.update, { body });
      await queries.invalidateQueries({ queryKey: callKey(apiContract.auth.me) });
      form.reset(body);
      toast.success(text.nameSaved);
    },
  });
  const { errors, isDirty } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={text.you} text={text.youText}>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={text.firstname}
          autoComplete="given-name"
          error={errors.firstname?.message}
          {...form.register('firstname')}
        />
        <TextInput
          label={text.lastname}
          autoComplete="family-name"
          error={errors.lastname?.message}
          {...form.register('lastname')}
        />
        <TextInput label={text.email} value={user.email} readOnly description={text.emailNote} />
        <div>
          <Button type="submit" variant="filled" loading={busy} disabled={!isDirty}>
            {text.saveName}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}
