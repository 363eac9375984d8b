import type { ReactElement } from 'react';
import { EntityList } from '../../app/list/entity-list.tsx';
import { NewRecordRoute, RecordRoute } from '../../app/record/record-route.tsx';
import { CUSTOMER_SCREEN } from './customer.declaration.tsx';
import { CUSTOMER_LIST } from './customer-list.declaration.tsx';

/** All customers of the tenant. Source: SHELL-015. */
export function CustomersRoute(): ReactElement {
  return <EntityList screen={CUSTOMER_LIST} />;
}

/** The form of a customer that does not exist yet. */
export function NewCustomerRoute(): ReactElement {
  return <NewRecordRoute screen={CUSTOMER_SCREEN} />;
}

/** One customer. Source: ROUTE-ADMIN-03. */
export function CustomerRoute(): ReactElement {
  return <RecordRoute screen={CUSTOMER_SCREEN} />;
}
