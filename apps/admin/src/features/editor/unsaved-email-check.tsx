import { describeError, RecordPicker, type RecordSource } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { encodeContent } from '@org/content';
import type { EditorCampaign } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';
import {
  type BuilderTree,
  hasCheckedRecords,
  type NodeId,
  type NotificationEventName,
} from '@org/schema/entities';
import { ErrorState, Skeleton, UnstyledButton } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo, useState } from 'react';
import { EmailReportView } from '../../shell/email/email-report-view.tsx';
import { text } from '../../shell/email/messages.ts';

const { campaignSending, emailReaders } = apiContract;
const { checkUnsaved } = campaignSending;

/** Returns the records that an email about an event can be checked with. */
const recordSource = (event: NotificationEventName): RecordSource => ({
  key: [...callKey(emailReaders.records), event],
  find: async (api, search, signal) => {
    const query = { event, ...(search !== undefined && { search }) };
    const { results } = await api.call(emailReaders.records, { query, signal });
    return results.rows.map(({ id, name, note }) => ({
      value: String(id),
      label: [name, note].filter(Boolean).join(' · '),
    }));
  },
  // A record is only chosen among those that were found.
  getName: async () => undefined,
});

/** Renders the choice of the record that a notification is checked with; none stands for sample data. */
function CheckedRecordPicker({
  event,
  value,
  onChange,
}: {
  readonly event: NotificationEventName;
  readonly value: string;
  readonly onChange: (id: string) => void;
}): ReactElement {
  const source = useMemo(() => recordSource(event), [event]);
  return (
    <RecordPicker
      source={source}
      label={text.checkedWith}
      none={text.sampleData}
      nothingFound={text.noRecord}
      value={value}
      onChange={onChange}
    />
  );
}

/** Renders the check of an email as the editor has it, saved or not. */
export function UnsavedEmailCheck({
  tree,
  email: { kind, subject, preheader, about },
  onShowBlock,
}: {
  readonly tree: BuilderTree;
  readonly email: EditorCampaign;
  readonly onShowBlock: (id: NodeId) => void;
}): ReactElement {
  const api = useApi();
  const [recordId, setRecordId] = useState('');
  const body = useMemo(
    () => ({
      content: encodeContent(tree),
      subject,
      preheader,
      hasRecord: kind === 'notification',
      ...about,
      ...(recordId !== '' && { recordId: Number(recordId) }),
    }),
    [tree, subject, preheader, kind, about, recordId],
  );
  const query = useQuery({
    queryKey: [...callKey(checkUnsaved), body],
    queryFn: ({ signal }) => api.call(checkUnsaved, { body, signal }),
    retry: false,
  });
  return (
    <div className="ec-card">
      {about && hasCheckedRecords(about.event) && (
        <CheckedRecordPicker event={about.event} value={recordId} onChange={setRecordId} />
      )}
      {query.data && (
        <EmailReportView
          report={query.data.results}
          renderBlockLink={(id, words) => (
            <UnstyledButton onClick={() => onShowBlock(id)}>{words}</UnstyledButton>
          )}
        />
      )}
      {query.isPending && <Skeleton height={200} />}
      {query.isError && !query.data && (
        <ErrorState
          {...describeError(query.error)}
          title={text.failed}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
