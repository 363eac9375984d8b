import type { ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { type ManagedTenant, TENANT_FIELDS } from '@org/schema/entities';
import { RelativeTime } from '@org/ui';
import { IconBuildings } from '@tabler/icons-react';
import { text } from './messages.ts';

const { tenants } = apiContract;

/** Configuration of the list of tenants. It requires a scope instead of a permission, which the screen checks. */
export const TENANT_LIST: ListScreen<ManagedTenant> = {
  entity: 'tenants',
  title: text.tenants,
  icon: IconBuildings,
  noun: ['company', 'companies'],
  calls: {
    route: tenants.managed,
    takesMatching: false,
    list: (api, query, signal) => api.call(tenants.managed, { query, signal }),
  },
  fields: TENANT_FIELDS,
  columns: {
    name: { cell: ({ name }) => <strong className="ad-person">{name}</strong> },
    slug: {
      cell: ({ slug, siteUrl }) => (
        <a className="ad-quiet at-cut" href={siteUrl} target="_blank" rel="noreferrer">
          {slug}
        </a>
      ),
      width: '16%',
    },
    agency: { cell: ({ agency }) => agency?.name ?? '', width: '18%', optional: true },
    plan: { width: '112px' },
    status: { width: '120px' },
    pages: { value: ({ counts }) => counts.pages, width: '80px', phone: 'hidden' },
    customers: { value: ({ counts }) => counts.customers, width: '104px', phone: 'hidden' },
    users: { value: ({ counts }) => counts.users, width: '80px', phone: 'hidden' },
    last_activity_at: {
      cell: ({ last_activity_at }) =>
        last_activity_at ? (
          <RelativeTime value={last_activity_at} />
        ) : (
          <span className="ad-quiet">{text.never}</span>
        ),
      width: '136px',
    },
    created_at: { width: '120px', phone: 'hidden', optional: true },
  },
  usual: {
    columns: [
      'name',
      'slug',
      'agency',
      'plan',
      'status',
      'pages',
      'customers',
      'users',
      'last_activity_at',
    ],
    sort: [{ column: 'name', direction: 'ASC' }],
  },
  primary: 'name',
  href: () => '/admin/tenants',
  label: ({ name }) => name,
  tones: {
    status: { active: 'success', suspended: 'warning' },
    plan: { basic: 'neutral', enterprise: 'info' },
  },
  permissions: {
    view: 'command_menu.can_view',
    create: 'command_menu.can_view',
    update: 'command_menu.can_view',
    remove: 'command_menu.can_view',
  },
  views: apiContract.tenantViews,
  quick: 'status',
  empty: { title: text.emptyTitle, text: text.emptyText },
};
