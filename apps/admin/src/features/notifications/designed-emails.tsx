import { FailedState, failureWords, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  type EmailNotification,
  NOTIFICATION_EVENTS,
  type NotificationAudience,
} from '@org/schema/entities';
import { Button, SkeletonLines, StatusDot, toast, VisuallyHidden } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { NotificationRow } from './notification-row.tsx';
import { designHref, loadStartingDesign } from './starting-design.ts';
import type { NotificationActions } from './use-notification-actions.ts';

const { emailNotifications } = apiContract;

/** Maximum number of designs that the list shows. */
const SHOWN = 200;

/** Readers of emails that the product sends, and that can be designed. */
export type DesignAudience = Exclude<NotificationAudience, 'team'>;

/** Props of the section: its readers, and the dialogs and actions of its rows. */
export interface DesignedEmailsProps {
  readonly audience: DesignAudience;
  readonly actions: NotificationActions;
  readonly onEdit: (notification: EmailNotification) => void;
  readonly onSend: (notification: EmailNotification) => void;
}

/** Returns the events about which an audience gets an email. */
const eventsFor = (audience: DesignAudience) =>
  NOTIFICATION_EVENTS.filter(({ audiences }) => audiences.includes(audience));
type DesignedEvent = (typeof NOTIFICATION_EVENTS)[number];

/** Renders an email that the shop has not designed, with buttons that begin a design or turn it on. */
function StandardEmail({
  event: { key, isOptIn = false },
  audience,
}: {
  readonly event: DesignedEvent;
  readonly audience: DesignAudience;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const canCreate = useCan('email_marketing.can_create');
  const [busy, setBusy] = useState<'design' | 'turnOn' | undefined>();
  const name = text.designNames[audience][key] ?? key;

  async function create(task: 'design' | 'turnOn'): Promise<void> {
    setBusy(task);
    try {
      const { notification } = await api.call(emailNotifications.create, {
        // The standard email is sent until the design is ready and activated.
        body: {
          name,
          event: key,
          audience,
          content: task === 'design' ? await loadStartingDesign(audience) : null,
          enabled: task === 'turnOn',
        },
        idempotencyKey: crypto.randomUUID(),
      });
      await queries.invalidateQueries({ queryKey: callKey(emailNotifications.list) });
      if (task === 'design') await navigate({ href: designHref(notification) });
      else toast.success(text.turnedOn(name));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
    } finally {
      setBusy(undefined);
    }
  }

  const button = (task: 'design' | 'turnOn'): ReactElement => (
    <Button
      variant="default"
      size="xs"
      loading={busy === task}
      disabled={busy !== undefined}
      onClick={() => void create(task)}
    >
      {text[task]} <VisuallyHidden>“{name}”</VisuallyHidden>
    </Button>
  );
  return (
    <li>
      <span className="ad-rows-main">
        <strong className="no-standard">{name}</strong>
        <span className="at-meta">{text.abouts[audience][key] ?? text.standardAbout}</span>
      </span>
      <StatusDot tone="neutral" label={isOptIn ? text.notSent : text.standard} />
      {canCreate && (
        <span className="ad-rows-end">
          {isOptIn && button('turnOn')}
          {button('design')}
        </span>
      )}
    </li>
  );
}

/** Renders the emails that customers or staff get from the product: the standard ones, and those of the shop's design. */
export function DesignedEmails({
  audience,
  actions,
  onEdit,
  onSend,
}: DesignedEmailsProps): ReactElement {
  const api = useApi();
  const navigate = useNavigate();
  const canUpdate = useCan('email_marketing.can_update');
  const canRemove = useCan('email_marketing.can_delete');
  const canSend = useCan('email_marketing.can_send');
  const found = useQuery(
    callQuery(api, emailNotifications.list, { query: { audience, itemsPerPage: SHOWN } }),
  );
  const designed = found.data?.results.rows ?? [];
  const { title, about } = text.sections[audience];
  return (
    <section className="ad-card" aria-labelledby={`emails-${audience}`}>
      <header className="ad-card-head no-card-head">
        <div>
          <h2 id={`emails-${audience}`}>{title}</h2>
          <p className="at-meta">{about}</p>
        </div>
      </header>
      {found.isPending && <SkeletonLines count={4} />}
      {found.isError && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && (
        <ul className="ad-rows">
          {eventsFor(audience).map((one) => {
            const own = designed.filter(({ event }) => event === one.key);
            if (own.length === 0)
              return <StandardEmail key={one.key} event={one} audience={audience} />;
            return own.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onEdit={canUpdate ? () => onEdit(notification) : undefined}
                onDesign={
                  canUpdate ? () => void navigate({ href: designHref(notification) }) : undefined
                }
                onToggle={canUpdate ? () => void actions.toggle(notification) : undefined}
                onSend={canSend ? () => onSend(notification) : undefined}
                onRemove={canRemove ? () => void actions.remove(notification) : undefined}
              />
            ));
          })}
        </ul>
      )}
    </section>
  );
}
