import { recordCall } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import type { RouteContract } from '@org/schema/contract';
import type { DocumentEvent } from '@org/schema/entities';
import { RelativeTime, useFormats } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { eventSentence, text } from '../messages.ts';

/** Renders a card beside a document. */
export function AsideCard({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="ad-record-card" aria-label={title}>
      <header>
        <h2 className="at-section-title">{title}</h2>
      </header>
      {children}
    </section>
  );
}

/** Renders the history of a document: who did what, newest first. */
export function DocumentHistory({
  route,
  id,
  version,
}: {
  readonly route: RouteContract;
  readonly id: number;
  /** The history is read again with each version. */
  readonly version: number;
}): ReactElement {
  const api = useApi();
  const { money } = useFormats();
  const found = useQuery({
    queryKey: [...callKey(route, { params: { id } } as never), version],
    queryFn: async () =>
      ((await recordCall(api, route, { params: { id } })).results as { rows: DocumentEvent[] })
        .rows,
  });
  return (
    <AsideCard title={text.history}>
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
    </AsideCard>
  );
}
