import { sql } from 'kysely';
import { customerEntity } from '../customers/customer.entity.ts';
import { formSubmissionEntity } from '../forms/form-submission.entity.ts';
import { noteEntity } from '../notes/note.entity.ts';
import type { ActivitySource } from './activity-source.ts';

/** Maximum number of characters of a text in the activity. */
const MAX_TEXT = 400;

const NOTES: ActivitySource = {
  types: ['note'],
  entity: noteEntity,
  entries: (customerId, visible) => sql`
    select 'note ' || notes.id as key, 'note' as type, 'added' as action, notes.created_at as at, notes.title,
      left(notes.content, ${MAX_TEXT}) as text, null::numeric as amount, '' as currency,
      'note' as entity, notes.id as entity_id, notes.author_id as user_id
    from notes where notes.customer_id = ${customerId} and notes.deleted_at is null and ${visible}`,
};

const FORMS: ActivitySource = {
  types: ['form'],
  entity: formSubmissionEntity,
  entries: (customerId, visible) => sql`
    select 'form ' || form_submissions.id, 'form', 'submitted', form_submissions.created_at, form_submissions.subject,
      left(form_submissions.message, ${MAX_TEXT}), null::numeric, '',
      'form_submission', form_submissions.id, null::bigint
    from form_submissions
    where form_submissions.customer_id = ${customerId} and form_submissions.deleted_at is null and ${visible}
    union all
    select 'reply ' || r.id, 'email', 'replied', r.created_at, r.subject, left(r.text, ${MAX_TEXT}), null::numeric, '',
      'form_submission', form_submissions.id, r.author_id
    from form_replies r join form_submissions on form_submissions.id = r.submission_id
    where form_submissions.customer_id = ${customerId} and form_submissions.deleted_at is null and ${visible}`,
};

const EMAILS: ActivitySource = {
  types: ['email'],
  entity: customerEntity,
  entries: (customerId) => sql`
    select 'email ' || m.id, 'email', 'sent', m.created_at, m.subject, left(m.message, ${MAX_TEXT}), null::numeric, '',
      null::text, null::bigint, m.user_id
    from customer_emails m where m.customer_id = ${customerId}`,
};

/** The record of the customer itself: when it was created, merged, deleted and restored. */
const CUSTOMER: ActivitySource = {
  types: ['customer'],
  entity: customerEntity,
  entries: (customerId) => sql`
    select 'customer ' || l.id, 'customer', l.action, l.created_at, '', '', null::numeric, '', null::text, null::bigint, l.user_id
    from audit_log l where l.entity = 'customer' and l.entity_id = ${customerId} and l.action in ('created', 'restored')
    union all
    select 'merge ' || g.id, 'customer', case when g.undone_at is null then 'merged' else 'merge_undone' end, g.created_at,
      array_to_string(g.names, ', '), '', null::numeric, '', null::text, null::bigint, g.user_id
    from customer_merges g where g.kept_id = ${customerId}`,
};

/** Activity of the domain's own records. */
export const OWN_ACTIVITY: readonly ActivitySource[] = [NOTES, FORMS, EMAILS, CUSTOMER];
