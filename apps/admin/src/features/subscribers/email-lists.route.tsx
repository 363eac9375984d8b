import { AppLink, RowButtons, RowsScreen, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { EmailList } from '@org/schema/entities';
import { StatusDot } from '@org/ui';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { EmailListDialog } from './email-list-dialog.tsx';
import { text } from './messages.ts';
import { useRemoveList } from './use-remove-list.tsx';

const { emailLists } = apiContract;

/** All lists: the maximum of a response exceeds the number of lists per tenant. */
const ALL = { query: { itemsPerPage: 200 } };

/** Returns the URL of the subscribers of a list. */
function subscribersHref({ id }: EmailList): string {
  return `/admin/email-marketing/subscribers?filter=lists.in.${id}`;
}

function ListRow({
  list,
  onEdit,
  onRemove,
}: {
  readonly list: EmailList;
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}): ReactElement {
  const { subscribed, unconfirmed, unsubscribed } = list.counts;
  return (
    <li>
      <span className="ad-rows-main">
        <AppLink href={subscribersHref(list)} className="ad-row-link" title={text.show}>
          {list.name}
        </AppLink>
        <span className="at-meta">{text.counts(subscribed, unconfirmed, unsubscribed)}</span>
      </span>
      {list.is_default && <StatusDot tone="info" label={text.usualTag} />}
      {list.visibility === 'private' && <StatusDot tone="neutral" label={text.privateTag} />}
      <RowButtons name={list.name} onEdit={onEdit} onRemove={onRemove} />
    </li>
  );
}

/** Renders the mailing lists with their numbers of subscribers. */
export function EmailListsRoute(): ReactElement {
  const api = useApi();
  const canView = useCan('email_marketing.can_view');
  const canCreate = useCan('email_marketing.can_create');
  const canUpdate = useCan('email_marketing.can_update');
  const canRemove = useCan('email_marketing.can_delete');
  const remove = useRemoveList();
  const found = useQuery({ ...callQuery(api, emailLists.list, ALL), enabled: canView });
  const [edited, setEdited] = useState<EmailList | 'new'>();
  return (
    <RowsScreen
      title={text.lists}
      icon={IconListDetails}
      what={text.see}
      canView={canView}
      query={found}
      create={canCreate ? { label: text.newList, onPress: () => setEdited('new') } : undefined}
      empty={{ title: text.listsEmptyTitle, text: text.listsEmptyText }}
      dialogs={
        edited && (
          <EmailListDialog
            list={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )
      }
    >
      {(list, lists) => (
        <ListRow
          key={list.id}
          list={list}
          onEdit={canUpdate ? () => setEdited(list) : undefined}
          onRemove={
            // The default list can only be deleted last, since forms without a list need it.
            canRemove && (!list.is_default || lists.length === 1)
              ? () => void remove(list)
              : undefined
          }
        />
      )}
    </RowsScreen>
  );
}
