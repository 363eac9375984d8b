import { apiContract, CUSTOMER_FIELDS, type Customer } from '@org/schema';
import { ErrorState, RelativeTime, SkeletonLines } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { RecordTags } from '../../app/record/record-tags.tsx';
import { RecordTimeline } from '../../app/record/record-timeline.tsx';
import { describeError } from '../../app/screen-states.tsx';
import { useCan, useMe } from '../../app/session/use-me.ts';
import { customerNotesQuery } from './customers.queries.ts';
import { text } from './messages.ts';

const { customers } = apiContract;

function CustomerNotes({ customer }: { customer: Customer }) {
  const notes = useQuery(customerNotesQuery(customer.id));
  const canAdd = useCan('notes.can_create');
  return (
    <section className="ad-record-card" aria-label={text.notes}>
      <header>
        <h2 className="at-section-title">{text.notes}</h2>
        {canAdd && (
          <AppLink href={`/admin/notes/new?customer=${customer.id}`} className="ad-more">
            {text.addNote}
          </AppLink>
        )}
      </header>
      {notes.isPending && <SkeletonLines count={3} />}
      {notes.isError && (
        <ErrorState
          {...describeError(notes.error)}
          title={text.notesFailed}
          onRetry={() => void notes.refetch()}
        />
      )}
      {notes.data?.total === 0 && <p className="at-meta">{text.noNotes}</p>}
      <ul className="ad-side-list">
        {notes.data?.rows.map((note) => (
          <li key={note.id}>
            <Link to="/admin/notes/$id" params={{ id: String(note.id) }}>
              <span className="at-cut">{note.title}</span>
              <span className="at-meta">
                <RelativeTime value={note.updated_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders tags, notes and history beside a customer's form. */
export function CustomerAside({ record }: { readonly record: Customer }): ReactElement {
  const canUpdate = useCan('customers.can_update');
  const canNotes = useCan('notes.can_view');
  const { plan } = useMe();
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={customers}
        stale={[customers.list]}
        readOnly={!canUpdate}
      />
      {canNotes && plan?.level === 'enterprise' && <CustomerNotes customer={record} />}
      <RecordTimeline route={customers.timeline} id={record.id} fields={CUSTOMER_FIELDS} />
    </>
  );
}
