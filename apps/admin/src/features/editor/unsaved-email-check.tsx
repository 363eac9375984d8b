import { describeError } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { encodeContent } from '@org/content';
import type { EditorCampaign } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';
import type { BuilderTree } from '@org/schema/entities';
import { ErrorState, Skeleton } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { EmailReportView } from '../../shell/email/email-report-view.tsx';
import { text } from '../../shell/email/messages.ts';

const { checkUnsaved } = apiContract.campaignSending;

/** Renders the check of an email as the editor has it, saved or not. */
export function UnsavedEmailCheck({
  tree,
  email: { kind, subject, preheader },
}: {
  readonly tree: BuilderTree;
  readonly email: EditorCampaign;
}): ReactElement {
  const api = useApi();
  const body = useMemo(
    () => ({
      content: encodeContent(tree),
      subject,
      preheader,
      hasRecord: kind === 'notification',
    }),
    [tree, subject, preheader, kind],
  );
  const query = useQuery({
    queryKey: [...callKey(checkUnsaved), body],
    queryFn: ({ signal }) => api.call(checkUnsaved, { body, signal }),
    retry: false,
  });
  if (query.data)
    return (
      <div className="ec-card">
        <EmailReportView report={query.data.results} />
      </div>
    );
  if (query.isError)
    return (
      <ErrorState
        {...describeError(query.error)}
        title={text.failed}
        onRetry={() => void query.refetch()}
      />
    );
  return <Skeleton height={200} />;
}
