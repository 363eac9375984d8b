import {
  EntityList,
  NewRecordRoute,
  RecordRoute,
  toListFields,
  useCan,
  useCustomFields,
} from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { IconArrowsJoin, IconForms } from '@tabler/icons-react';
import { type ReactElement, useMemo } from 'react';
import { CUSTOMER_SCREEN } from './customer.config.tsx';
import { CUSTOMER_LIST } from './customer-list.config.tsx';
import { text } from './messages.ts';

/** Renders the list of customers. */
export function CustomersRoute(): ReactElement {
  const canView = useCan('customers.can_view');
  const own = useCustomFields(apiContract.customers, canView);
  const canMerge = useCan('customers.can_update');
  const fields = useMemo(() => own.data && toListFields(own.data), [own.data]);
  const menu = [
    ...(canMerge
      ? [{ label: text.duplicates, icon: IconArrowsJoin, href: '/admin/customers/duplicates' }]
      : []),
    { label: text.customFields, icon: IconForms, href: '/admin/customers/fields' },
  ];
  return <EntityList screen={CUSTOMER_LIST} {...(fields && { ownFields: fields })} menu={menu} />;
}

/** Renders the form of a new customer. */
export function NewCustomerRoute(): ReactElement {
  return <NewRecordRoute screen={CUSTOMER_SCREEN} />;
}

/** Renders a customer. */
export function CustomerRoute(): ReactElement {
  return <RecordRoute screen={CUSTOMER_SCREEN} />;
}
