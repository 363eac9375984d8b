import { RecordCard } from '@org/admin-kit';
import { RelativeTime, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { eventSentence, text } from '../messages.ts';
import { type HistorySource, useDocumentEvents } from './use-document-events.ts';

/** Renders the history of a document: who did what, newest first. */
export function DocumentHistory(source: HistorySource): ReactElement {
  const { money } = useFormats();
  const found = useDocumentEvents(source);
  return (
    <RecordCard title={text.history}>
      {found.data?.length === 0 && <p className="at-meta">{text.noHistory}</p>}
      <ol className="ad-timeline">
        {(found.data ?? []).map((event) => (
          <li key={event.id}>
            <p>{eventSentence(event, money)}</p>
            <p className="at-meta">
              <RelativeTime value={event.at} />
            </p>
          </li>
        ))}
      </ol>
    </RecordCard>
  );
}
