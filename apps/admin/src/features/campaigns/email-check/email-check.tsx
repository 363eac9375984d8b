import { AppLink, describeError } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { ErrorState, Skeleton } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { EmailReportView, type RenderBlockLink } from '../../../shell/email/email-report-view.tsx';
import { text } from '../../../shell/email/messages.ts';
import { campaignEditorHref } from '../campaign-links.ts';

/** Creates links to the blocks of a campaign in the editor. */
export const campaignBlockLink =
  (id: number): RenderBlockLink =>
  (block, words) => <AppLink href={campaignEditorHref({ id }, block)}>{words}</AppLink>;

/** Renders the check of a campaign's last saved email. */
export function EmailCheck({ id }: { readonly id: number }): ReactElement {
  const api = useApi();
  const query = useQuery({
    ...callQuery(api, apiContract.campaignSending.report, { params: { id } }),
    retry: false,
  });
  return (
    <section className="ad-record-card ec-card" aria-label={text.title}>
      <header>
        <h2 className="at-section-title">{text.title}</h2>
      </header>
      {query.isPending && <Skeleton height={120} />}
      {query.isError && !query.data && (
        <ErrorState
          {...describeError(query.error)}
          title={text.failed}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <EmailReportView report={query.data.results} renderBlockLink={campaignBlockLink(id)} />
      )}
    </section>
  );
}
