import { PAGE_STATUSES } from '@org/schema/entities';
import { Skeleton, StatusDot, type Tone, useFormats } from '@org/ui';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { pageCountQuery } from './overview.queries.ts';

const WORDS: Record<(typeof PAGE_STATUSES)[number], { label: string; tone: Tone }> = {
  draft: { label: 'Drafts', tone: 'neutral' },
  published: { label: 'Published', tone: 'success' },
  archived: { label: 'Archived', tone: 'warning' },
};

/** Renders the number of pages by status, with links to the lists. */
export function PageCounts(): ReactElement {
  const counts = useQueries({ queries: PAGE_STATUSES.map(pageCountQuery) });
  const { number } = useFormats();
  return (
    <section className="ad-counts" aria-label={text.pages}>
      {PAGE_STATUSES.map((status, at) => {
        const count = counts[at];
        return (
          <Link
            key={status}
            to="/admin/pages"
            search={{ filter: `status.in.${status}` }}
            className="ad-count"
          >
            <StatusDot {...WORDS[status]} />
            <strong>
              {count?.data === undefined ? (
                count?.isError ? (
                  '–'
                ) : (
                  <Skeleton width={32} height={28} />
                )
              ) : (
                number(count.data)
              )}
            </strong>
          </Link>
        );
      })}
    </section>
  );
}
