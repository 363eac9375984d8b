import { RowButtons, RowsScreen, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { EmailSegment } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import { IconFilter } from '@tabler/icons-react';
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
  return (
    <RowsScreen
      title={text.many}
      icon={IconFilter}
      what={text.see}
      canView={canView}
      query={found}
      create={canCreate ? { label: text.new, onPress: () => setEdited('new') } : undefined}
      empty={{ title: text.emptyTitle, text: text.emptyText }}
      dialogs={
        edited && (
          <SegmentDialog
            segment={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )
      }
    >
      {(segment) => (
        <SegmentRow
          key={segment.id}
          segment={segment}
          onEdit={canUpdate ? () => setEdited(segment) : undefined}
          onRemove={canRemove ? () => void remove(segment) : undefined}
        />
      )}
    </RowsScreen>
  );
}
