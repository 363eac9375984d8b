import { AppLink } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Campaign, SEND_STATUS_NAMES, type SendStatus } from '@org/schema/entities';
import {
  EmailAddress,
  NativeSelect,
  Pager,
  Skeleton,
  TextInput,
  useDebouncedValue,
  useFormats,
} from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';

const PAGE_SIZES = [10, 25, 100] as const;
/** Pause in ms after typing before recipients are searched. */
const PAUSE = 300;
/** Statuses by which recipients can be narrowed down. */
const CHOICES: readonly SendStatus[] = [
  'sent',
  'pending',
  'deferred',
  'failed',
  'uncertain',
  'skipped',
];

/** Renders the recipients of a campaign with what became of each, with search, filter and pages. */
export function CampaignRecipients({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const api = useApi();
  const { dateTime } = useFormats();
  const [status, setStatus] = useState('');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const query = useQuery({
    ...callQuery(api, apiContract.campaignSending.recipients, {
      params: { id: campaign.id },
      query: {
        currentPage: page,
        itemsPerPage: pageSize,
        ...(status && { status: status as SendStatus }),
        ...(search.length > 1 && { search }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const found = query.data && rows(query.data);
  const time = (at: string | null): string => (at ? dateTime(at) : '');
  return (
    <section className="ad-card" aria-label={text.whoGotIt}>
      <h2 className="at-section-title">{text.whoGotIt}</h2>
      <div className="cp-find">
        <TextInput
          type="search"
          aria-label={text.findRecipient}
          placeholder={text.findRecipient}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setPage(1);
          }}
        />
        <NativeSelect
          aria-label={text.recipientStatus}
          value={status}
          data={[
            { value: '', label: text.allStatuses },
            ...CHOICES.map((value) => ({ value, label: SEND_STATUS_NAMES[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            setStatus(value);
            setPage(1);
          }}
        />
      </div>
      {!found && <Skeleton height={200} />}
      {found && found.rows.length === 0 && <p className="at-meta">{text.noRecipients}</p>}
      {found && found.rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
        <section className="cp-scroll" tabIndex={0} aria-label={text.recipientsTable}>
          <table className="cp-table">
            <thead>
              <tr>
                <th scope="col">{text.recipient}</th>
                <th scope="col">{text.recipientStatus}</th>
                <th scope="col">{text.figures.sent}</th>
                <th scope="col">{text.figures.uniqueOpens}</th>
                <th scope="col">{text.figures.uniqueClicks}</th>
              </tr>
            </thead>
            <tbody>
              {found.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    {row.subscriber_id === null ? (
                      <EmailAddress email={row.email} wraps />
                    ) : (
                      <AppLink href={`/admin/email-marketing/subscribers/${row.subscriber_id}`}>
                        <EmailAddress email={row.email} wraps />
                      </AppLink>
                    )}
                    {row.name && <span className="at-meta">{row.name}</span>}
                  </th>
                  <td>
                    {SEND_STATUS_NAMES[row.status as SendStatus]}
                    {row.reason && <span className="at-meta">{row.reason}</span>}
                    {row.error && <span className="at-meta">{row.error}</span>}
                  </td>
                  <td>{time(row.sent_at)}</td>
                  <td>{time(row.opened_at)}</td>
                  <td>{time(row.clicked_at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {found && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={found.total}
          capped={query.data?.results.totalIsCapped ?? false}
          pageSizes={PAGE_SIZES}
          things={text.recipientsWord}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </section>
  );
}
