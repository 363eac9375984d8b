import { AppLink, useCan } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { RelativeTime } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { recentPagesQuery } from './overview.queries.ts';
import { RecentList } from './recent-list.tsx';

/** Renders the recently edited pages with links to the editor. */
export function RecentPages(): ReactElement {
  const list = useQuery(recentPagesQuery());
  const canEdit = useCan('pages.can_update');
  const pages = list.data ? rows(list.data).rows : [];
  return (
    <RecentList
      id="recent-pages"
      title={text.recent}
      all={{ label: text.allPages, href: '/admin/pages' }}
      list={list}
      rows={pages}
      lines={6}
      failed={text.recentFailed}
      none={text.nothing}
    >
      {(page) => (
        <>
          <Link to="/admin/pages/$id" params={{ id: String(page.id) }} className="ad-row-link">
            {page.title}
          </Link>
          <span className="ad-quiet">{page.author?.displayName}</span>
          {canEdit && (
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
        </>
      )}
    </RecentList>
  );
}
