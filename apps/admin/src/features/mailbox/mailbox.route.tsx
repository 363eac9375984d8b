import { FailedState, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { StoredMail } from '@org/schema/entities';
import { EmptyState, NoPermission, PageHeader, RelativeTime, SkeletonLines } from '@org/ui';
import { IconMailbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

/** Polling interval of the mailbox, ms. */
const LOOK_AGAIN = 3000;

function Mail({ mail }: { readonly mail: StoredMail }) {
  return (
    <article className="ad-mail" aria-label={mail.subject}>
      <h2 className="at-section-title">{mail.subject}</h2>
      <p className="at-meta">
        {text.from} {mail.from}
        <br />
        {text.to} {mail.to}
      </p>
      {/* Links open in a new tab; scripts never run. */}
      <iframe
        title={mail.subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
      />
    </article>
  );
}

/** Renders the development mailbox on disk. Not available in production. */
export function MailboxRoute(): ReactElement {
  const api = useApi();
  const canView = useCan('settings.can_update');
  const found = useQuery({
    ...callQuery(api, apiContract.mail.mailbox),
    enabled: canView,
    refetchInterval: LOOK_AGAIN,
  });
  const [chosen, setChosen] = useState<number>();
  if (!canView) return <NoPermission what={text.seeMailbox} />;
  if (found.isError)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  const mails = found.data?.results.rows ?? [];
  const mail = mails.find(({ id }) => id === chosen) ?? mails[0];
  return (
    <>
      <PageHeader title={text.mailbox} icon={IconMailbox} meta={text.mailboxText} />
      {found.isPending && <SkeletonLines count={5} />}
      {found.isSuccess && !mail && (
        <EmptyState icon={IconMailbox} title={text.empty} text={text.emptyText} />
      )}
      {mail && (
        <div className="ad-mailbox">
          <nav aria-label={text.mails}>
            <ul className="ad-mail-list">
              {mails.map(({ id, subject, to, sent_at }) => (
                <li key={id}>
                  <button type="button" aria-current={id === mail.id} onClick={() => setChosen(id)}>
                    <strong className="at-cut">{subject}</strong>
                    <span className="at-meta at-cut">{to}</span>
                    <span className="at-meta">
                      <RelativeTime value={sent_at} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <Mail mail={mail} />
        </div>
      )}
    </>
  );
}
