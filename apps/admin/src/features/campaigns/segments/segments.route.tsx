import { FailedState, RowButtons, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { EmailSegment } from '@org/schema/entities';
import {
  Button,
  EmptyState,
  Icon,
  NoPermission,
  PageHeader,
  SkeletonLines,
  useFormats,
} from '@org/ui';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { SegmentDialog } from './segment-dialog.tsx';
import { useRemoveSegment } from './use-remove-segment.tsx';

const { emailSegments } = apiContract;

/** All segments: the maximum of a response exceeds their number per tenant. */
const ALL = { query: { itemsPerPage: 200 } };

/** Renders a segment with the number of its people at this moment; until it is counted, the last number. */
function SegmentRow({
  segment,
  onEdit,
  onRemove,
}: {
  readonly segment: EmailSegment;
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}): ReactElement {
  const api = useApi();
  const { number } = useFormats();
  const counted = useQuery(callQuery(api, emailSegments.get, { params: { id: segment.id } }));
  const { count } = counted.data?.segment ?? segment;
  return (
    <li>
      <span className="ad-rows-main">
        <span>{segment.name}</span>
        <span className="at-meta" aria-busy={counted.isPending}>
          {text.people(number(count), count)}
          {segment.description && ` · ${segment.description}`}
        </span>
      </span>
      <RowButtons name={segment.name} onEdit={onEdit} onRemove={onRemove} />
    </li>
  );
}

/** Renders the segments of subscribers. */
export function SegmentsRoute(): ReactElement {
  const api = useApi();
  const canView = useCan('email_marketing.can_view');
  const canCreate = useCan('email_marketing.can_create');
  const canUpdate = useCan('email_marketing.can_update');
  const canRemove = useCan('email_marketing.can_delete');
  const remove = useRemoveSegment();
  const found = useQuery({ ...callQuery(api, emailSegments.list, ALL), enabled: canView });
  const [edited, setEdited] = useState<EmailSegment | 'new'>();
  if (!canView) return <NoPermission what={text.see} />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  const segments = found.data?.results.rows ?? [];
  const isEmpty = found.isSuccess && segments.length === 0;
  const create = canCreate && (
    <Button variant="filled" leftSection={<Icon of={IconPlus} />} onClick={() => setEdited('new')}>
      {text.new}
    </Button>
  );
  return (
    <div className="ad-form-screen ad-account">
      <PageHeader title={text.many} icon={IconFilter} buttons={segments.length > 0 && create} />
      {found.isPending && <SkeletonLines count={4} />}
      {isEmpty && (
        <EmptyState
          icon={IconFilter}
          title={text.emptyTitle}
          text={text.emptyText}
          action={create}
        />
      )}
      {segments.length > 0 && (
        <section className="ad-card" aria-label={text.many}>
          <ul className="ad-rows">
            {segments.map((segment) => (
              <SegmentRow
                key={segment.id}
                segment={segment}
                onEdit={canUpdate ? () => setEdited(segment) : undefined}
                onRemove={canRemove ? () => void remove(segment) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
      {edited && (
        <SegmentDialog
          segment={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
