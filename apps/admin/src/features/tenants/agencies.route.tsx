import { FailedState, failureWords, useMe } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { ManagedAgency } from '@org/schema/entities';
import {
  Button,
  Dialog,
  EmptyState,
  Icon,
  NoPermission,
  PageHeader,
  SkeletonLines,
  StatusDot,
  Switch,
  TextInput,
  toast,
} from '@org/ui';
import { IconBriefcase, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

const { tenants } = apiContract;

function AgencyDialog({
  agency,
  onClose,
}: {
  agency: ManagedAgency | undefined;
  onClose: () => void;
}) {
  const api = useApi();
  const queries = useQueryClient();
  const [name, setName] = useState(agency?.name ?? '');
  const [isActive, setActive] = useState(agency?.status !== 0);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const body = { name, status: isActive ? 1 : 0 };
      if (agency) await api.call(tenants.updateAgency, { params: { id: agency.id }, body });
      else await api.call(tenants.createAgency, { body });
      await queries.invalidateQueries({ queryKey: callKey(tenants.agencies) });
      toast.success(text.saved);
      onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.formErrors.name ?? failureWords(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={agency ? text.editTitle(agency.name) : text.newAgency}
      width={400}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        {
          label: text.save,
          kind: 'primary',
          busy,
          disabled: name.trim() === '',
          onPress: () => void save(),
        },
      ]}
    >
      <div className="at-form-fields">
        <TextInput
          label={text.name}
          value={name}
          data-autofocus
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Switch
          label={text.active}
          description={text.activeNote}
          checked={isActive}
          onChange={(event) => setActive(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

/** Renders the agencies of the platform. */
export function AgenciesRoute(): ReactElement {
  const api = useApi();
  const isOwner = useMe().scope === 'platform';
  const found = useQuery({ ...callQuery(api, tenants.agencies), enabled: isOwner });
  const [edited, setEdited] = useState<ManagedAgency | 'new'>();
  if (!isOwner) return <NoPermission what={text.seeTenants} />;
  if (found.isError)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  const agencies = found.data?.results.rows ?? [];
  return (
    <div className="ad-form-screen ad-account">
      <PageHeader
        title={text.agencies}
        icon={IconBriefcase}
        buttons={
          <Button
            variant="filled"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => setEdited('new')}
          >
            {text.newAgency}
          </Button>
        }
      />
      {found.isPending && <SkeletonLines count={4} />}
      {found.isSuccess && agencies.length === 0 && (
        <EmptyState icon={IconBriefcase} title={text.noAgencies} text={text.noAgenciesText} />
      )}
      {agencies.length > 0 && (
        <section className="ad-card" aria-label={text.agencies}>
          <ul className="ad-rows">
            {agencies.map((agency) => (
              <li key={agency.id}>
                <span className="ad-rows-main">
                  <strong>{agency.name}</strong>
                  <span className="at-meta">{text.count(agency.tenants_count)}</span>
                </span>
                <StatusDot
                  tone={agency.status === 1 ? 'success' : 'neutral'}
                  label={agency.status === 1 ? text.active : text.inactive}
                />
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${text.edit} ${agency.name}`}
                  onClick={() => setEdited(agency)}
                >
                  {text.edit}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {edited && (
        <AgencyDialog
          agency={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
