import type { PageRow } from '@org/schema/entities';
import { StatusDot, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { STATUS, text } from '../messages.ts';

/** Renders what visitors see of a page: its status, the date of a scheduled version, or that it has unpublished changes. */
export function PageStatusCell({ page }: { readonly page: PageRow }): ReactElement {
  const { dateTime } = useFormats();
  const { status, publish_date, is_public, has_unpublished_changes } = page;
  const isScheduled = status === 'published' && new Date(publish_date).getTime() > Date.now();
  if (has_unpublished_changes)
    return (
      <span title={text.unpublishedHint}>
        <StatusDot tone="info" label={text.unpublishedChanges} />
      </span>
    );
  if (!isScheduled) return <StatusDot tone={STATUS[status].tone} label={STATUS[status].label} />;
  const date = dateTime(publish_date);
  return is_public ? (
    <span title={text.updateScheduled(date)}>
      <StatusDot tone="success" label={text.publishedWithUpdate} />
    </span>
  ) : (
    <span title={text.scheduledFor(date)}>
      <StatusDot tone="info" label={text.scheduled} />
    </span>
  );
}
