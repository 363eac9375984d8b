import { FailedState, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  type EmailNotification,
  NOTIFICATION_EVENTS,
  type NotificationEventName,
} from '@org/schema/entities';
import {
  Button,
  EmptyState,
  Icon,
  NativeSelect,
  NoPermission,
  PageHeader,
  SkeletonLines,
  TextInput,
  useDebouncedValue,
} from '@org/ui';
import { IconBellRinging, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { DesignedEmailDialog } from './designed-email-dialog.tsx';
import { DesignedEmails } from './designed-emails.tsx';
import { text } from './messages.ts';
import { NotificationDialog } from './notification-dialog.tsx';
import { NotificationRow } from './notification-row.tsx';
import { SendNotification } from './send-notification.tsx';
import { useNotificationActions } from './use-notification-actions.ts';
import './notifications.css';

const { emailNotifications } = apiContract;

/** Pause in ms after a key before the list is searched. */
const PAUSE = 250;
/** Events about which the team can get an email. */
const TEAM_EVENTS = NOTIFICATION_EVENTS.filter(({ audiences }) => audiences.includes('team'));
/** Readers of emails that the product sends. */
const DESIGN_AUDIENCES = ['customer', 'staff'] as const;
/** Maximum number of notifications that the list shows. */
const SHOWN = 200;

/** Dialog that is open. */
type Opened =
  | { readonly kind: 'edit'; readonly notification: EmailNotification | undefined }
  | { readonly kind: 'send'; readonly notification: EmailNotification };

/** Renders the email notifications: the emails to customers and staff, and the rules that email some addresses when something happens. */
export function NotificationsRoute(): ReactElement {
  const api = useApi();
  const canView = useCan('email_marketing.can_view');
  const canCreate = useCan('email_marketing.can_create');
  const canUpdate = useCan('email_marketing.can_update');
  const canRemove = useCan('email_marketing.can_delete');
  const canSend = useCan('email_marketing.can_send');
  const actions = useNotificationActions();
  const [typed, setTyped] = useState('');
  const [event, setEvent] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const [search] = useDebouncedValue(typed.trim(), PAUSE);
  const query = {
    audience: 'team' as const,
    itemsPerPage: SHOWN,
    ...(search && { search }),
    ...(event && { event: event as NotificationEventName }),
  };
  const found = useQuery({
    ...callQuery(api, emailNotifications.list, { query }),
    placeholderData: keepPreviousData,
    enabled: canView,
  });
  if (!canView) return <NoPermission what={text.see} />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  const rows = found.data?.results.rows ?? [];
  const isNarrowed = search !== '' || event !== '';
  const isEmpty = found.isSuccess && rows.length === 0;
  const create = canCreate && (
    <Button
      variant="filled"
      leftSection={<Icon of={IconPlus} />}
      onClick={() => setOpened({ kind: 'edit', notification: undefined })}
    >
      {text.new}
    </Button>
  );
  return (
    <div className="ad-form-screen ad-account">
      <PageHeader
        title={text.many}
        icon={IconBellRinging}
        buttons={(rows.length > 0 || isNarrowed) && create}
      />
      {DESIGN_AUDIENCES.map((audience) => (
        <DesignedEmails
          key={audience}
          audience={audience}
          actions={actions}
          onEdit={(notification) => setOpened({ kind: 'edit', notification })}
          onSend={(notification) => setOpened({ kind: 'send', notification })}
        />
      ))}
      <div className="no-team">
        <h2>{text.toTeam}</h2>
        <p className="at-meta">{text.toTeamAbout}</p>
      </div>
      {found.isPending && <SkeletonLines count={4} />}
      {isEmpty && !isNarrowed && (
        <EmptyState
          icon={IconBellRinging}
          title={text.emptyTitle}
          text={text.emptyText}
          action={create}
        />
      )}
      {(rows.length > 0 || isNarrowed) && (
        <div className="no-filters">
          <TextInput
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          <NativeSelect
            aria-label={text.event}
            data={[
              { value: '', label: text.allEvents },
              ...TEAM_EVENTS.map(({ key, label }) => ({ value: key, label })),
            ]}
            value={event}
            onChange={({ currentTarget: { value } }) => setEvent(value)}
          />
        </div>
      )}
      {isEmpty && isNarrowed && (
        <EmptyState
          icon={IconBellRinging}
          title={text.none}
          text={text.noneText}
          action={
            <Button
              variant="default"
              onClick={() => {
                setTyped('');
                setEvent('');
              }}
            >
              {text.clear}
            </Button>
          }
        />
      )}
      {rows.length > 0 && (
        <section className="ad-card" aria-label={text.toTeam}>
          <ul className="ad-rows">
            {rows.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onEdit={canUpdate ? () => setOpened({ kind: 'edit', notification }) : undefined}
                onDesign={undefined}
                onToggle={canUpdate ? () => void actions.toggle(notification) : undefined}
                onSend={canSend ? () => setOpened({ kind: 'send', notification }) : undefined}
                onRemove={canRemove ? () => void actions.remove(notification) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
      {opened?.kind === 'edit' &&
        (opened.notification && opened.notification.audience !== 'team' ? (
          <DesignedEmailDialog
            notification={opened.notification}
            onClose={() => setOpened(undefined)}
          />
        ) : (
          <NotificationDialog
            notification={opened.notification}
            onClose={() => setOpened(undefined)}
          />
        ))}
      {opened?.kind === 'send' && (
        <SendNotification notification={opened.notification} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}
