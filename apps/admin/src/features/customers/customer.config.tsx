import { getPermissions, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { CUSTOMER_FIELDS, type Customer, customerSchema } from '@org/schema/entities';
import { StatusDot } from '@org/ui';
import { IconUser } from '@tabler/icons-react';
import { CustomerAside } from './customer-aside.tsx';
import { CustomerButtons } from './customer-buttons.tsx';
import { CustomerFields } from './customer-fields.tsx';
import {
  type CustomerFormValues,
  customerResolver,
  customerToForm,
  emptyCustomerForm,
  toCustomerBody,
} from './customer-form.ts';
import { LABELS, STATUS, text } from './messages.ts';
import { CustomerOverview } from './page/customer-overview.tsx';

const { customers, notes } = apiContract;

/** Configuration of the screen of a customer. */
export const CUSTOMER_SCREEN: RecordScreen<Customer, CustomerFormValues> = {
  entity: 'customer',
  name: 'customer',
  icon: IconUser,
  calls: {
    ...customers,
    stale: [customers.list, customers.timeline, customers.activity, customers.figures, notes.list],
  },
  permissions: getPermissions('customers'),
  list: { href: '/admin/customers', label: text.all },
  href: ({ id }) => `/admin/customers/${id}`,
  schema: customerSchema,
  fields: CUSTOMER_FIELDS,
  empty: emptyCustomerForm,
  toValues: customerToForm,
  toBody: toCustomerBody,
  resolver: customerResolver,
  labels: LABELS,
  getTitle: ({ firstname, lastname, company, email }) =>
    `${firstname} ${lastname}`.trim() || company || email,
  Fields: CustomerFields,
  Overview: CustomerOverview,
  Aside: CustomerAside,
  meta: ({ status }) => <StatusDot {...STATUS[status]} />,
  buttons: (customer) => <CustomerButtons customer={customer} />,
  text: { ...text, noun: 'customer', newTitle: text.newCustomer },
};
