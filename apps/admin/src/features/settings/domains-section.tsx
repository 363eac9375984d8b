import { yupResolver } from '@hookform/resolvers/yup';
import {
  FailedState,
  FormPending,
  failureWords,
  ME_KEY,
  useCallForm,
  useCan,
  useMe,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Domain, domainCreateSchema } from '@org/schema/entities';
import {
  Alert,
  Button,
  CopyButton,
  confirm,
  FormSection,
  StatusDot,
  TextInput,
  toast,
} from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DomainCard } from './domain-card.tsx';
import { text } from './messages.ts';

const { domains: calls } = apiContract;
const words = text.domains;

function AddDomain({ onAdded }: { readonly onAdded: (domain: Domain) => Promise<void> }) {
  const api = useApi();
  const { form, busy, failure, submit } = useCallForm({
    defaults: { host: '' },
    resolver: yupResolver(domainCreateSchema),
    async send(body) {
      const { domain, message } = await api.call(calls.create, { body });
      form.reset({ host: '' });
      toast.success(message);
      await onAdded(domain);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={words.add} text={words.addText}>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <div className="ad-domain-add">
          <TextInput
            label={words.domain}
            placeholder="www.example.com"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            error={form.formState.errors.host?.message}
            {...form.register('host')}
          />
          <Button type="submit" variant="filled" loading={busy}>
            {words.addNow}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}

/** Renders the built-in address of the site. */
function BuiltIn({ host, isPrimary }: { readonly host: string; readonly isPrimary: boolean }) {
  return (
    <li className="ad-domain">
      <div className="ad-domain-head">
        <span className="ad-domain-name">
          <strong>{host}</strong>
          <CopyButton text={host} label={words.copyName} size={28} />
        </span>
        <StatusDot tone="neutral" label={words.builtIn} />
      </div>
      <p className="at-meta">{isPrimary ? words.builtInAlone : words.builtInLeads}</p>
    </li>
  );
}

/** Renders the custom domains of a company: add, verify by a DNS record, and choose the primary one. */
export function DomainsSection(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { tenant } = useMe();
  const canWrite = useCan('settings.can_update');
  const key = callKey(calls.list, {});
  const found = useQuery(callQuery(api, calls.list));

  async function refresh(): Promise<void> {
    void queries.invalidateQueries({ queryKey: callKey(apiContract.settings.history) });
    void queries.invalidateQueries({ queryKey: ME_KEY });
    await queries.invalidateQueries({ queryKey: key });
  }

  /** Runs a request and refetches the list; failures are shown. */
  async function attempt(work: () => Promise<string>): Promise<void> {
    try {
      toast.success(await work());
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
    }
    await refresh();
  }

  async function verify({ id }: Domain): Promise<void> {
    try {
      const { domain, message } = await api.call(calls.verify, { params: { id } });
      // The card lists what is missing; only success is shown as a toast.
      if (domain.problem === '') toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
    }
    await refresh();
  }

  const setPrimary = ({ id }: Domain, is_primary: boolean): Promise<void> =>
    attempt(async () => {
      const answer = await api.call(calls.update, { params: { id }, body: { is_primary } });
      return answer.message;
    });

  async function askPrimary(domain: Domain, isPrimary: boolean): Promise<void> {
    const answer = await confirm(
      isPrimary
        ? {
            title: words.primaryTitle(domain.name),
            text: words.primaryText(domain.name),
            confirmLabel: words.makePrimary,
          }
        : {
            title: words.noPrimaryTitle,
            text: words.noPrimaryText,
            confirmLabel: words.noPrimary,
          },
    );
    if (answer === 'confirm') await setPrimary(domain, isPrimary);
  }

  async function remove(domain: Domain): Promise<void> {
    const answer = await confirm({
      title: words.removeTitle(domain.name),
      text: words.removeText,
      confirmLabel: words.remove,
      danger: true,
    });
    if (answer !== 'confirm') return;
    await attempt(async () => {
      const { message } = await api.call(calls.remove, { params: { id: domain.id } });
      return message;
    });
  }

  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  const { built_in, results } = found.data;
  return (
    <div className="ad-sections" key={tenant?.id}>
      {!canWrite && <Alert color="gray">{text.readOnly}</Alert>}
      {canWrite && <AddDomain onAdded={refresh} />}
      <ul className="ad-domains" aria-label={text.sections.domains}>
        {results.rows.map((domain) => (
          <DomainCard
            key={domain.id}
            domain={domain}
            builtIn={built_in}
            readOnly={!canWrite}
            onVerify={() => verify(domain)}
            onPrimary={(isPrimary) => void askPrimary(domain, isPrimary)}
            onRemove={() => void remove(domain)}
          />
        ))}
        <BuiltIn host={built_in} isPrimary={!results.rows.some((domain) => domain.is_primary)} />
      </ul>
    </div>
  );
}
