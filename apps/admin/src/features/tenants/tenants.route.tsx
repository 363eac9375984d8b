import { EntityList, failureWords, useMe, useSwitchTenant } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { ManagedTenant } from '@org/schema/entities';
import { Button, confirm, Icon, NoPermission, type RowAction, toast } from '@org/ui';
import {
  IconArrowsExchange,
  IconExternalLink,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import { EditTenantDialog } from './edit-tenant-dialog.tsx';
import { text } from './messages.ts';
import { NewTenantDialog } from './new-tenant-dialog.tsx';
import { TENANT_LIST } from './tenant-list.config.tsx';

const { tenants, auth } = apiContract;

/** Returns the actions on a tenant: its agency and the platform can open it, only the platform owner can change it. */
function useTenantActions(
  isOwner: boolean,
  onEdit: (tenant: ManagedTenant) => void,
): (tenant: ManagedTenant) => RowAction[] {
  const api = useApi();
  const queries = useQueryClient();
  const switchTenant = useRef(useSwitchTenant());

  return useCallback(
    (tenant) => {
      const { id, name, version, siteUrl } = tenant;
      const setStatus = async (status: ManagedTenant['status'], done: string): Promise<void> => {
        try {
          await api.call(tenants.update, { params: { id }, body: { status, version } });
          toast.success(done);
        } catch (error) {
          if (!isApiError(error)) throw error;
          toast.error(failureWords(error));
        } finally {
          for (const route of [tenants.managed, auth.me])
            await queries.invalidateQueries({ queryKey: callKey(route) });
        }
      };
      const suspend = async (): Promise<void> => {
        const answer = await confirm({
          title: text.suspendTitle(name),
          text: text.suspendText,
          confirmLabel: text.suspendButton,
          danger: true,
        });
        if (answer === 'confirm') await setStatus('suspended', text.suspended(name));
      };
      const isActive = tenant.status === 'active';
      const enter: RowAction[] = [
        {
          label: text.work,
          icon: IconArrowsExchange,
          onSelect: () => void switchTenant.current({ id, name }),
        },
        {
          label: text.visit,
          icon: IconExternalLink,
          onSelect: () => void window.open(siteUrl, '_blank', 'noreferrer'),
        },
      ];
      const run: RowAction[] = [
        { label: text.edit, icon: IconPencil, onSelect: () => onEdit(tenant) },
        isActive
          ? {
              label: text.suspend,
              icon: IconPlayerPause,
              danger: true,
              onSelect: () => void suspend(),
            }
          : {
              label: text.reactivate,
              icon: IconPlayerPlay,
              onSelect: () => void setStatus('active', text.reactivated(name)),
            },
      ];
      return [...(isActive ? enter : []), ...(isOwner ? run : [])];
    },
    [api, queries, isOwner, onEdit],
  );
}

/** Renders the tenants of an agency, or all tenants for the platform owner. */
export function TenantsRoute(): ReactElement {
  const { scope } = useMe();
  const isOwner = scope === 'platform';
  const [isNew, setNew] = useState(false);
  const [edited, setEdited] = useState<ManagedTenant>();
  const actions = useTenantActions(isOwner, setEdited);
  if (scope === 'tenant') return <NoPermission what={text.seeTenants} />;
  return (
    <>
      <EntityList
        screen={TENANT_LIST}
        rowActions={actions}
        buttons={
          isOwner && (
            <Button
              variant="filled"
              leftSection={<Icon of={IconPlus} />}
              onClick={() => setNew(true)}
            >
              {text.newTenant}
            </Button>
          )
        }
      />
      {isNew && <NewTenantDialog onClose={() => setNew(false)} />}
      {edited && <EditTenantDialog tenant={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
