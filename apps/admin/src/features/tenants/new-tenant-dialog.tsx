import { yupResolver } from '@hookform/resolvers/yup';
import { useCallForm } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { slugFrom } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { type TenantCreate, tenantCreateSchema } from '@org/schema/entities';
import { Alert, Dialog, TextInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { TenantTermsFields } from './tenant-fields.tsx';

const { tenants, auth } = apiContract;

/** Renders the form of a new tenant with its first administrator. */
export function NewTenantDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { form, busy, failure, submit } = useCallForm<TenantCreate>({
    defaults: {
      name: '',
      slug: '',
      administrator: '',
      agency_id: null,
      plan: 'basic',
      modules: [],
    },
    resolver: yupResolver(tenantCreateSchema),
    async send(body) {
      const { tenant } = await api.call(tenants.create, { body });
      for (const route of [tenants.managed, auth.me])
        await queries.invalidateQueries({ queryKey: callKey(route) });
      toast.success(text.created(tenant.name));
      onClose();
    },
  });
  const { errors, dirtyFields } = form.formState;
  const { agency_id = null, plan = 'basic', modules = [] } = form.watch();
  const name = form.register('name', {
    onChange: (event: { target: { value: string } }) => {
      // The slug follows the name until it is edited.
      if (!dirtyFields.slug)
        form.setValue('slug', slugFrom(event.target.value).replaceAll('/', '-').slice(0, 63));
    },
  });
  return (
    <Dialog
      open
      title={text.newTenant}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        { label: text.create, kind: 'primary', busy, onPress: () => void submit() },
      ]}
    >
      <form className="at-form-fields" onSubmit={submit} noValidate>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput label={text.name} data-autofocus error={errors.name?.message} {...name} />
        <TextInput
          label={text.slug}
          description={text.slugNote}
          error={errors.slug?.message}
          {...form.register('slug')}
        />
        <TextInput
          label={text.administrator}
          description={text.administratorNote}
          type="email"
          autoComplete="off"
          error={errors.administrator?.message}
          {...form.register('administrator')}
        />
        <TenantTermsFields
          value={{ agency_id, plan, modules }}
          onChange={(terms) => {
            form.setValue('agency_id', terms.agency_id);
            form.setValue('plan', terms.plan);
            form.setValue('modules', [...terms.modules]);
          }}
        />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
