import { rows } from '@org/api-client';
import { ErrorState, RelativeTime, SkeletonLines } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { describeError } from '../../app/screen-states.tsx';
import { useCan } from '../../app/session/use-me.ts';
import { text } from './messages.ts';
import { recentPagesQuery } from './overview.queries.ts';

/** The pages that were edited last, one step from their editor. */
export function RecentPages(): ReactElement {
  const list = useQuery(recentPagesQuery());
  const mayEdit = useCan('pages.can_update');
  const pages = list.data ? rows(list.data).rows : [];
  return (
    <section className="ad-card" aria-labelledby="recent-pages">
      <header className="ad-card-head">
        <h2 className="at-section-title" id="recent-pages">
          {text.recent}
        </h2>
        <Link to="/admin/pages" className="ad-more">
          {text.allPages}
        </Link>
      </header>
      {list.isPending && <SkeletonLines count={6} />}
      {list.isError && (
        <ErrorState
          {...describeError(list.error)}
          title={text.recentFailed}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && pages.length === 0 && <p className="ad-quiet">{text.nothing}</p>}
      <ul className="ad-recent">
        {pages.map((page) => (
          <li key={page.id}>
            <Link to="/admin/pages/$id" params={{ id: String(page.id) }} className="ad-row-link">
              {page.title}
            </Link>
            <span className="ad-quiet">{page.author?.displayName}</span>
            {mayEdit && (
              <AppLink
                className="ad-more"
                href={`/admin/editorwrapper?slug=${encodeURIComponent(page.slug)}`}
                aria-label={`${text.edit}: ${page.title}`}
              >
                {text.edit}
              </AppLink>
            )}
            <span className="ad-quiet">
              <RelativeTime value={page.updated_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
