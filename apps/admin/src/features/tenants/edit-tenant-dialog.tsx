import { failureWords } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { ManagedTenant } from '@org/schema/entities';
import { Alert, Dialog, TextInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { type TenantTerms, TenantTermsFields } from './tenant-fields.tsx';

const { tenants, auth } = apiContract;

/** Props of the dialog: the tenant, and the close handler. */
export interface EditTenantDialogProps {
  readonly tenant: ManagedTenant;
  readonly onClose: () => void;
}

/** Renders the form of a tenant: name, agency, plan and modules. */
export function EditTenantDialog({ tenant, onClose }: EditTenantDialogProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [name, setName] = useState(tenant.name);
  const [terms, setTerms] = useState<TenantTerms>({
    agency_id: tenant.agency?.id ?? null,
    plan: tenant.plan,
    modules: tenant.modules,
  });
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await api.call(tenants.update, {
        params: { id: tenant.id },
        body: { name, ...terms, modules: [...terms.modules], version: tenant.version },
      });
      toast.success(text.saved);
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(Object.values(error.formErrors)[0] ?? failureWords(error));
    } finally {
      for (const route of [tenants.managed, auth.me])
        await queries.invalidateQueries({ queryKey: callKey(route) });
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={text.editTitle(tenant.name)}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        { label: text.save, kind: 'primary', busy, onPress: () => void save() },
      ]}
    >
      <div className="at-form-fields">
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={text.name}
          value={name}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TenantTermsFields value={terms} onChange={setTerms} />
      </div>
    </Dialog>
  );
}
