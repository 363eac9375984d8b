import { CustomFieldsScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Renders the custom fields of customers. */
export function CustomFieldsRoute(): ReactElement {
  return (
    <CustomFieldsScreen
      calls={apiContract.customers}
      permission="customers.can_view"
      title={text.fieldsTitle}
      about={text.fieldsText}
      emptyText={text.noFieldsText}
      back={{ href: '/admin/customers', label: text.all }}
      see={text.see}
    />
  );
}
