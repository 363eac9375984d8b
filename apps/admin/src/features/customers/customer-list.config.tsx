import {
  entityCalls,
  getPermissions,
  type ListScreen,
  PhoneLink,
  peopleChoices,
  tagChoices,
} from '@org/admin-kit';
import { rows } from '@org/api-client';
import { countryOptions } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { CUSTOMER_FIELDS, type Customer } from '@org/schema/entities';
import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { STATUS, text } from './messages.ts';

const { customers } = apiContract;

/** Configuration of the list of customers. */
export const CUSTOMER_LIST: ListScreen<Customer> = {
  entity: 'customers',
  title: text.customers,
  icon: IconUsers,
  noun: ['customer', 'customers'],
  calls: entityCalls(customers, 'customer'),
  stale: [customers.get, customers.tags],
  fields: CUSTOMER_FIELDS,
  columns: {
    displayName: {
      cell: (customer) => (
        <Link
          to="/admin/customers/$id"
          params={{ id: String(customer.id) }}
          className="ad-row-link"
        >
          {customer.displayName || text.untitled}
        </Link>
      ),
    },
    firstname: { width: '140px', phone: 'hidden' },
    lastname: { width: '140px', phone: 'hidden' },
    email: {
      cell: (customer) =>
        customer.email && (
          <a className="ad-quiet at-cut" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
        ),
      width: '208px',
    },
    phone: {
      cell: (customer) =>
        customer.phone && (
          <PhoneLink className="ad-quiet" phone={customer.phone}>
            {customer.phone}
          </PhoneLink>
        ),
      width: '136px',
      optional: true,
    },
    company: { width: '160px', optional: true },
    country: { width: '96px', phone: 'hidden' },
    job_title: { width: '140px', phone: 'hidden' },
    status: { width: '104px' },
    source: { width: '120px', phone: 'hidden' },
    owner: { width: '140px', phone: 'hidden' },
    tags: { width: '148px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '108px', phone: 'hidden' },
  },
  usual: {
    columns: ['displayName', 'company', 'email', 'phone', 'status', 'tags', 'updated_at'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  primary: 'displayName',
  href: ({ id }) => `/admin/customers/${id}`,
  label: ({ displayName }) => displayName || text.untitled,
  permissions: getPermissions('customers'),
  importable: true,
  create: { label: text.newCustomer, href: '/admin/customers/new' },
  tones: {
    status: {
      lead: STATUS.lead.tone,
      active: STATUS.active.tone,
      inactive: STATUS.inactive.tone,
    },
  },
  choices: {
    tags: tagChoices(async (api) => rows(await api.call(customers.tags)).rows),
    owner: peopleChoices,
  },
  quick: 'status',
  edits: {
    firstname: {},
    lastname: {},
    email: {},
    phone: {},
    company: {},
    job_title: {},
    country: { bulk: true, options: countryOptions },
    source: { bulk: true },
    status: { bulk: true },
    owner: {
      bulk: true,
      read: ({ owner }) => owner?.id ?? null,
      write: (value) => ({ owner_id: Array.isArray(value) ? (value[0] ?? null) : value }),
    },
    tags: {},
  },
  tags: 'tags',
  empty: { title: text.emptyTitle, text: text.emptyText },
};
