import { entityList, type ListScreen, PhoneLink } from '@org/admin-kit';
import { countryOptions } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { CUSTOMER_FIELDS, type Customer } from '@org/schema/entities';
import { IconUsers } from '@tabler/icons-react';
import { STATUS, text } from './messages.ts';

const { customers } = apiContract;

/** Configuration of the list of customers. */
export const CUSTOMER_LIST: ListScreen<Customer> = {
  ...entityList(customers, {
    entity: 'customers',
    noun: ['customer', 'customers'],
    module: 'customers',
    href: '/admin/customers',
    fields: CUSTOMER_FIELDS,
  }),
  title: text.customers,
  icon: IconUsers,
  columns: {
    displayName: {},
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
    tax_number: { width: '140px', phone: 'hidden' },
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
  label: ({ displayName }) => displayName || text.untitled,
  importable: true,
  create: { label: text.newCustomer, href: '/admin/customers/new' },
  tones: {
    status: {
      lead: STATUS.lead.tone,
      active: STATUS.active.tone,
      inactive: STATUS.inactive.tone,
    },
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
  empty: { title: text.emptyTitle, text: text.emptyText },
};
