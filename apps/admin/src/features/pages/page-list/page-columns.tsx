import type { Page } from '@org/schema';
import { type Column, Icon, RelativeTime, StatusDot } from '@org/ui';
import { IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { STATUS, text } from '../messages.ts';
import { pagePath } from '../page-links.ts';

/** The columns of the pages list. */
export const PAGE_COLUMNS: readonly Column<Page>[] = [
  {
    id: 'title',
    header: text.title,
    sortable: true,
    phone: 'title',
    cell: (page) => (
      <span className="ad-title-cell">
        <Link to="/admin/pages/$id" params={{ id: String(page.id) }} className="ad-row-link">
          {page.title || text.untitled}
        </Link>
        {page.is_homepage && <Icon of={IconHome} size={14} label={text.homepage} />}
      </span>
    ),
  },
  {
    id: 'status',
    header: text.status,
    sortable: true,
    width: '128px',
    cell: (page) => <StatusDot {...STATUS[page.status]} />,
  },
  {
    id: 'slug',
    header: text.address,
    sortable: true,
    width: '24%',
    phone: 'hidden',
    optional: true,
    cell: (page) => <span className="ad-quiet ad-cut">{pagePath(page)}</span>,
  },
  {
    id: 'author',
    header: text.author,
    width: '16%',
    phone: 'hidden',
    optional: true,
    cell: (page) => <span className="ad-quiet ad-cut">{page.author?.displayName ?? ''}</span>,
  },
  {
    id: 'updated_at',
    header: text.updated,
    sortable: true,
    width: '136px',
    cell: (page) => <RelativeTime value={page.updated_at} />,
  },
];
