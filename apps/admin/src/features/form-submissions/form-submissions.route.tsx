import { AppLink, EntityList, useCan } from '@org/admin-kit';
import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { OverbookedNotice } from '../../shell/bookings/overbooked-notice.tsx';
import { useBookings } from '../../shell/bookings/use-bookings.ts';
import { BOOKINGS_LIST, FORM_SUBMISSION_LIST } from './form-submission-list.config.tsx';
import { text } from './messages.ts';
import { SubmissionScreen } from './submission.screen.tsx';
import './form-submissions.css';

/** Renders the list of form submissions. */
export function FormSubmissionsRoute(): ReactElement {
  const canSeePages = useCan('pages.can_view');
  const hasBookings = useBookings()?.has_bookings ?? false;
  return (
    <EntityList
      screen={hasBookings ? BOOKINGS_LIST : FORM_SUBMISSION_LIST}
      notice={<OverbookedNotice />}
      firstStep={
        canSeePages && (
          <Button component={AppLink} href="/admin/pages">
            {text.toPages}
          </Button>
        )
      }
    />
  );
}

/** Renders a form submission. */
export function FormSubmissionRoute(): ReactElement {
  return <SubmissionScreen />;
}
