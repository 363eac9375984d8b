import { PersonPicker, RecordTags, RecordTimeline } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { FORM_SUBMISSION_FIELDS, type FormSubmission } from '@org/schema/entities';
import { NativeSelect, RelativeTime } from '@org/ui';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { BookedTime } from './booked-time.tsx';
import { text } from './messages.ts';
import { STATUS_CHOICES } from './submission-status.ts';
import type { SubmissionChange } from './use-submission.ts';

const { formSubmissions } = apiContract;

/** Renders assignee, status, tags and history beside a submission. Changes are saved immediately. */
export function SubmissionAside({
  record,
  readOnly,
  onChange,
}: {
  readonly record: FormSubmission;
  readonly readOnly: boolean;
  readonly onChange: (change: SubmissionChange) => void;
}): ReactElement {
  const { assignee, customer_id, form_name, page_url, utm, created_at, booked_from } = record;
  const campaign = Object.values(utm).join(' · ');
  return (
    <>
      <section className="ad-record-card" aria-label={text.handling}>
        <NativeSelect
          label={text.status}
          data={STATUS_CHOICES}
          disabled={readOnly}
          value={record.status}
          onChange={({ currentTarget }) => {
            const chosen = STATUS_CHOICES.find(({ value }) => value === currentTarget.value);
            if (chosen) onChange({ status: chosen.value });
          }}
        />
        <PersonPicker
          label={text.assignee}
          none={text.nobody}
          disabled={readOnly}
          value={assignee ? String(assignee.id) : ''}
          known={assignee ? { value: String(assignee.id), label: assignee.displayName } : undefined}
          onChange={(id) => onChange({ assignee_id: id ? Number(id) : null })}
        />
        <dl className="ad-submission-facts">
          <div>
            <dt>{FORM_SUBMISSION_FIELDS.created_at.label}</dt>
            <dd>
              <RelativeTime value={created_at} />
            </dd>
          </div>
          {booked_from && (
            <div>
              <dt>{FORM_SUBMISSION_FIELDS.booked_from.label}</dt>
              <dd>
                <BookedTime record={record} />
              </dd>
            </div>
          )}
          {form_name && (
            <div>
              <dt>{text.form}</dt>
              <dd>{form_name}</dd>
            </div>
          )}
          <div>
            <dt>{text.page}</dt>
            <dd>{page_url || text.writtenDown}</dd>
          </div>
          {campaign && (
            <div>
              <dt>{text.campaign}</dt>
              <dd>{campaign}</dd>
            </div>
          )}
          {customer_id !== null && customer_id !== undefined && (
            <div>
              <dt>{text.customer}</dt>
              <dd>
                <Link to="/admin/customers/$id" params={{ id: String(customer_id) }}>
                  {text.openCustomer}
                </Link>
              </dd>
            </div>
          )}
        </dl>
      </section>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={formSubmissions}
        stale={[formSubmissions.list]}
        readOnly={readOnly}
      />
      <RecordTimeline
        route={formSubmissions.timeline}
        id={record.id}
        fields={FORM_SUBMISSION_FIELDS}
      />
    </>
  );
}
