import { RecordNotes, RecordTags, RecordTimeline, useCan, useMe } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { CUSTOMER_FIELDS, type Customer } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { customerNotesQuery } from './customers.queries.ts';
import { text } from './messages.ts';

const { customers } = apiContract;

/** Renders tags, notes and history beside a customer's form. */
export function CustomerAside({ record }: { readonly record: Customer }): ReactElement {
  const canUpdate = useCan('customers.can_update');
  const canNotes = useCan('notes.can_view');
  const canAddNote = useCan('notes.can_create');
  const { plan } = useMe();
  const api = useApi();
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={customers}
        stale={[customers.list]}
        readOnly={!canUpdate}
      />
      {canNotes && plan?.level === 'enterprise' && (
        <RecordNotes
          {...customerNotesQuery(api, record.id)}
          none={text.noNotes}
          href={({ id }) => `/admin/notes/${id}`}
          addHref={canAddNote ? `/admin/notes/new?customer=${record.id}` : undefined}
        />
      )}
      <RecordTimeline
        route={customers.timeline}
        id={record.id}
        fields={CUSTOMER_FIELDS}
        nested={['addresses', 'contacts', 'custom_fields', 'vehicles']}
      />
    </>
  );
}
