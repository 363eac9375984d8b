import { entityCalls, getPermissions, type ListScreen, peopleChoices } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { PAGE_FIELDS, type PageRow } from '@org/schema/entities';
import { Icon } from '@org/ui';
import { IconDatabase, IconFileText, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { pagePath } from '../../../shell/pages/page-links.ts';
import { ReleaseBadge } from '../../../shell/releases/release-badge.tsx';
import { STATUS, text } from '../messages.ts';
import { PageStatusCell } from './page-status-cell.tsx';

const { pages } = apiContract;

/** Configuration of the list of pages. */
export const PAGE_LIST: ListScreen<PageRow> = {
  entity: 'pages',
  title: text.pages,
  icon: IconFileText,
  noun: ['page', 'pages'],
  calls: entityCalls({ ...pages, update: pages.updateById }, 'page'),
  stale: [pages.get, pages.revisions, pages.timeline],
  fields: PAGE_FIELDS,
  columns: {
    title: {
      cell: (page) => (
        <span className="ad-title-cell">
          <Link to="/admin/pages/$id" params={{ id: String(page.id) }} className="ad-row-link">
            {page.title || text.untitled}
          </Link>
          {page.item_collection_id !== null && (
            <Icon of={IconDatabase} size={14} label={text.itemPage} />
          )}
          {page.is_homepage && <Icon of={IconHome} size={14} label={text.homepage} />}
          <ReleaseBadge kind="page" id={page.id} />
        </span>
      ),
    },
    status: { cell: (page) => <PageStatusCell page={page} />, width: '180px' },
    slug: {
      cell: (page) => <span className="ad-quiet at-cut">{pagePath(page)}</span>,
      width: '24%',
      phone: 'hidden',
      optional: true,
    },
    author: { width: '16%', phone: 'hidden', optional: true },
    updated_at: { width: '136px' },
    publish_date: { width: '136px', phone: 'hidden' },
    created_at: { width: '136px', phone: 'hidden' },
    excerpt: { width: '22%', phone: 'hidden' },
    meta_title: { width: '18%', phone: 'hidden' },
    meta_description: { width: '22%', phone: 'hidden' },
    noindex: { width: '120px', phone: 'hidden' },
    order: { width: '112px', phone: 'hidden' },
  },
  usual: {
    columns: ['title', 'status', 'slug', 'author', 'updated_at'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  primary: 'title',
  href: (page) => `/admin/pages/${page.id}`,
  label: (page) => page.title || text.untitled,
  permissions: getPermissions('pages'),
  create: { label: text.newPage, href: '/admin/pages/new' },
  tones: {
    status: {
      draft: STATUS.draft.tone,
      published: STATUS.published.tone,
      archived: STATUS.archived.tone,
    },
  },
  choices: { author: peopleChoices },
  quick: 'status',
  edits: {
    title: {},
    status: { bulk: true },
    slug: {},
    excerpt: {},
    order: {},
    meta_title: {},
    meta_description: {},
    noindex: { bulk: true },
  },
  consequence: text.removeConsequence,
  empty: { title: text.emptyTitle, text: text.emptyText },
};
