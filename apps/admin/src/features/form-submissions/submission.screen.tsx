import {
  AppLink,
  FailedState,
  FormPending,
  getPermissions,
  RecordMenu,
  ScreenMissing,
  useCan,
} from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import type { FormSubmission, OverbookedTime } from '@org/schema/entities';
import { Button, Icon, NoPermission, PageHeader, StatusDot } from '@org/ui';
import { IconArrowLeft, IconInbox } from '@tabler/icons-react';
import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { OverbookedNotice } from '../../shell/bookings/overbooked-notice.tsx';
import { text } from './messages.ts';
import { SubmissionAnswer } from './submission-answer.tsx';
import { SubmissionAside } from './submission-aside.tsx';
import { SubmissionSent } from './submission-sent.tsx';
import { STATUS_TONES, statusLabel } from './submission-status.ts';
import { useSubmission } from './use-submission.ts';
import './form-submissions.css';

const LIST = '/admin/form-submissions';
const { formSubmissions } = apiContract;

/** Configuration of the record menu. */
const MENU = {
  calls: { ...formSubmissions, stale: [formSubmissions.list] },
  permissions: getPermissions('submissions'),
  list: { href: LIST, label: text.all },
  href: ({ id }: FormSubmission) => `${LIST}/${id}`,
};

/** Returns true when a submission takes places of its form at a time. */
function isDuring(
  { form_name, status, booked_from, booked_until }: FormSubmission,
  time: OverbookedTime,
): boolean {
  if (status === 'spam' || booked_from === null || booked_until === null) return false;
  return form_name === time.form_name && booked_from < time.until && booked_until > time.from;
}

/** Renders a submission: content, replies and assignee. */
export function SubmissionScreen(): ReactElement {
  const { id = '' } = useParams({ strict: false });
  const router = useRouter();
  const isId = /^\d{1,15}$/.test(id);
  const canView = useCan('submissions.can_view');
  const canUpdate = useCan('submissions.can_update');
  const { record, error, retry, change, keep, notify } = useSubmission(Number(id), {
    enabled: isId && canView,
    canUpdate,
  });
  if (!canView) return <NoPermission what={text.see} />;
  if (!isId) return <ScreenMissing />;
  // A reply draft is kept when refetching fails.
  if (error && !record) return <FailedState error={error} onRetry={retry} />;
  if (!record) return <FormPending />;
  const { status } = record;
  const title = record.subject || text.untitled;
  const markUnread = async (): Promise<void> => {
    if (await change({ status: 'new' })) await router.navigate({ href: LIST });
  };
  return (
    <div className="ad-record" data-aside="">
      <PageHeader
        title={title}
        icon={IconInbox}
        back={
          <AppLink href={LIST} className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.all}
          </AppLink>
        }
        meta={
          <>
            <StatusDot label={statusLabel(status)} tone={STATUS_TONES[status]} />
            {record.email && <> · {record.email}</>}
          </>
        }
        buttons={
          canUpdate && (
            <>
              <Button variant="default" onClick={() => void markUnread()}>
                {text.markUnread}
              </Button>
              <Button
                variant="default"
                onClick={() => void change({ status: status === 'spam' ? 'read' : 'spam' })}
              >
                {status === 'spam' ? text.noSpam : text.spam}
              </Button>
              <RecordMenu screen={MENU} record={record} title={title} />
            </>
          )
        }
      />
      <div className="ad-record-body">
        <div className="ad-record-main">
          <OverbookedNotice isShown={(time) => isDuring(record, time)} />
          <SubmissionSent record={record} onNotify={canUpdate ? notify : undefined} />
          <SubmissionAnswer key={record.id} record={record} readOnly={!canUpdate} onSent={keep} />
        </div>
        <aside className="ad-record-aside" aria-label={text.aside}>
          <SubmissionAside
            key={record.id}
            record={record}
            readOnly={!canUpdate}
            onChange={(next) => void change(next)}
          />
        </aside>
      </div>
    </div>
  );
}
