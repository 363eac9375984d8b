import { DnsRecord, FailedState, failureWords, logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { DomainCheck, DomainCheckStatus } from '@org/schema/entities';
import { Button, FormSection, Icon, RelativeTime, Skeleton, StatusDot, toast } from '@org/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { domainText } from './messages.ts';
import './mailbox.css';

const { mail } = apiContract;

const TONES = {
  ok: 'success',
  missing: 'warning',
  wrong: 'danger',
  unknown: 'neutral',
} as const satisfies Record<DomainCheckStatus, string>;

/** Renders the result of one check, with the record to create or change. */
function Check({ check }: { readonly check: DomainCheck }): ReactElement {
  const { key, status, message, record } = check;
  return (
    <li className="mb-check" aria-label={domainText.checks[key]}>
      <div className="mb-check-head">
        <strong>{domainText.checks[key]}</strong>
        <StatusDot tone={TONES[status]} label={domainText.statuses[status]} />
      </div>
      <p className="at-meta">{domainText.abouts[key]}</p>
      <p>{message}</p>
      {record && <DnsRecord type="TXT" name={record.name} value={record.value} />}
    </li>
  );
}

/** Renders what DNS says about the domain that emails come from, step by step. */
export function SenderDomainSection(): ReactElement | null {
  const api = useApi();
  const queries = useQueryClient();
  const found = useQuery(callQuery(api, mail.domain));
  const [busy, setBusy] = useState(false);

  async function check(): Promise<void> {
    setBusy(true);
    try {
      const answer = await api.call(mail.checkDomain);
      queries.setQueryData(callKey(mail.domain, {}), answer);
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(domainText.check, error);
      toast.error(failureWords(error));
    } finally {
      setBusy(false);
    }
  }

  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={120} />;
  const { domain } = found.data;
  if (!domain) return null;
  return (
    <FormSection title={domainText.title(domain.name)} text={domainText.about}>
      {domain.checks.length > 0 && (
        <ul className="mb-checks">
          {domain.checks.map((one) => (
            <Check key={one.key} check={one} />
          ))}
        </ul>
      )}
      <div className="mb-check-foot">
        <Button
          leftSection={<Icon of={IconRefresh} size={16} />}
          loading={busy}
          onClick={() => void check()}
        >
          {domain.checked_at ? domainText.checkAgain : domainText.check}
        </Button>
        {domain.checked_at && (
          <span className="at-meta" role="status">
            {domainText.checked} <RelativeTime value={domain.checked_at} />
          </span>
        )}
      </div>
    </FormSection>
  );
}
