import { type ChoiceSource, entityCalls, getPermissions, type ListScreen } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import { SUBSCRIBER_FIELDS, type Subscriber } from '@org/schema/entities';
import { IconMailCheck } from '@tabler/icons-react';
import { text } from './messages.ts';
import { SUBSCRIPTION_TONES } from './subscription-tones.ts';

const { subscribers, emailLists } = apiContract;

const listChoices: ChoiceSource = {
  find: async (api, search) => {
    const query = { itemsPerPage: 50, ...([...search].length > 1 && { search }) };
    return rows(await api.call(emailLists.list, { query })).rows.map(({ id, name }) => ({
      value: id,
      label: name,
    }));
  },
  named: async (api, ids) =>
    rows(await api.call(emailLists.list, { query: { ids: [...ids] } })).rows.map(
      ({ id, name }) => ({ value: id, label: name }),
    ),
};

/** Configuration of the list of subscribers, newest first. */
export const SUBSCRIBER_LIST: ListScreen<Subscriber> = {
  entity: 'subscribers',
  title: text.subscribers,
  icon: IconMailCheck,
  noun: ['subscriber', 'subscribers'],
  calls: entityCalls({ list: subscribers.list, export: subscribers.export }, 'subscriber'),
  stale: [emailLists.list],
  fields: SUBSCRIBER_FIELDS,
  columns: {
    email: {},
    firstname: { width: '124px', phone: 'hidden', optional: true },
    lastname: { width: '124px', phone: 'hidden', optional: true },
    status: { width: '144px' },
    lists: {
      cell: ({ lists }) => (
        <span className="ad-quiet at-cut">
          {lists
            .filter(({ status }) => status !== 'unsubscribed')
            .map(({ name }) => name)
            .join(', ')}
        </span>
      ),
      width: '20%',
      optional: true,
    },
    blocked: { width: '176px', phone: 'hidden', optional: true },
    timezone: { width: '160px', phone: 'hidden', optional: true },
    source: { width: '160px', phone: 'hidden' },
    created_at: { width: '128px' },
  },
  usual: {
    columns: ['email', 'firstname', 'lastname', 'status', 'lists', 'created_at'],
    sort: [{ column: 'created_at', direction: 'DESC' }],
  },
  primary: 'email',
  href: ({ id }) => `/admin/email-marketing/subscribers/${id}`,
  label: ({ email }) => email,
  permissions: getPermissions('email_marketing'),
  tones: {
    status: SUBSCRIPTION_TONES,
    blocked: {
      none: 'neutral',
      hard_bounce: 'danger',
      complaint: 'danger',
      manual: 'warning',
      unsubscribe: 'neutral',
    },
  },
  choices: { lists: listChoices },
  quick: 'status',
  empty: { title: text.emptyTitle, text: text.emptyText },
};
