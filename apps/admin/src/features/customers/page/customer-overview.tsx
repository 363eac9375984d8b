import type { OverviewProps } from '@org/admin-kit';
import type { Customer } from '@org/schema/entities';
import type { ReactElement } from 'react';
import type { CustomerFormValues } from '../customer-form.ts';
import { Composer } from './composer.tsx';
import { CustomerActivity } from './customer-activity.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import './customer-page.css';

/** Renders a customer for reading: figures, contact details or their form, a composer, and the activity. */
export function CustomerOverview({
  record,
  onEdit,
  form,
}: OverviewProps<Customer, CustomerFormValues>): ReactElement {
  return (
    <>
      <CustomerFigures id={record.id} />
      {form ?? <CustomerFacts customer={record} onEdit={onEdit} />}
      <Composer customer={record} />
      <CustomerActivity id={record.id} />
    </>
  );
}
