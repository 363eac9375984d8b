import { changeEach, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { MEMBER_FIELDS, type Member } from '@org/schema/entities';
import { StatusDot } from '@org/ui';
import { IconUsersGroup } from '@tabler/icons-react';
import { text } from './messages.ts';

const { users } = apiContract;

/** Configuration of the list of members. */
export const USER_LIST: ListScreen<Member> = {
  entity: 'users',
  title: text.people,
  icon: IconUsersGroup,
  noun: ['person', 'people'],
  calls: {
    route: users.list,
    takesMatching: false,
    list: (api, query, signal) => api.call(users.list, { query, signal }),
    // Sequential, since each member is notified of the change, and the last administrator must remain.
    change: changeEach(async (api, id, set) => {
      await api.call(users.update, { params: { id }, body: set });
    }),
  },
  fields: MEMBER_FIELDS,
  columns: {
    displayName: {
      cell: ({ displayName, is_self }) => (
        <span className="ad-title-cell">
          <strong className="ad-person">{displayName}</strong>
          {is_self && <span className="at-meta">{text.you}</span>}
        </span>
      ),
    },
    email: {
      cell: ({ email }) => (
        <a className="ad-quiet at-cut" href={`mailto:${email}`}>
          {email}
        </a>
      ),
      width: '28%',
    },
    role_id: { cell: ({ role }) => role.name, width: '16%' },
    status: {
      cell: ({ status }) => (
        <StatusDot
          tone={status === 'active' ? 'success' : 'neutral'}
          label={status === 'active' ? 'Active' : text.deactivated}
        />
      ),
      width: '128px',
    },
    last_active_at: { width: '136px', phone: 'hidden' },
    created_at: { width: '136px', phone: 'hidden', optional: true },
  },
  usual: {
    columns: ['displayName', 'email', 'role_id', 'status', 'last_active_at'],
    sort: [{ column: 'displayName', direction: 'ASC' }],
  },
  primary: 'displayName',
  href: () => '/admin/users',
  label: ({ displayName }) => displayName,
  permissions: {
    view: 'users.can_view',
    create: 'users.can_create',
    update: 'users.can_update',
    remove: 'users.can_delete',
  },
  quick: 'status',
  edits: {
    role_id: { bulk: true, inline: false, write: (value) => ({ role: Number(value) }) },
    status: { bulk: true, inline: false },
  },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
