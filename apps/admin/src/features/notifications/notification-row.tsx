import { type EmailNotification, NOTIFICATION_EVENTS } from '@org/schema/entities';
import { ActionIcon, Icon, Menu, StatusDot, useFormats } from '@org/ui';
import {
  IconDots,
  IconPalette,
  IconPencil,
  IconPower,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Props of a row: the notification, and handlers of what the person may do with it. */
export interface NotificationRowProps {
  readonly notification: EmailNotification;
  readonly onEdit: (() => void) | undefined;
  readonly onDesign: (() => void) | undefined;
  readonly onToggle: (() => void) | undefined;
  readonly onSend: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** Renders a notification: its event, its addresses, when it was sent, and a menu. */
export function NotificationRow(props: NotificationRowProps): ReactElement {
  const { notification, onEdit, onDesign, onToggle, onSend, onRemove } = props;
  const { name, event, emails, enabled, stats, audience } = notification;
  const { dateTime, number } = useFormats();
  const [first, ...others] = emails;
  const label = NOTIFICATION_EVENTS.find(({ key }) => key === event)?.label ?? event;
  const addresses = first ? text.addresses(first.email, others.length) : text.noAddresses;
  const readers = {
    team: addresses,
    customer: text.toTheCustomer,
    staff: text.abouts.staff[event] ?? '',
  }[audience];
  const sent = stats.lastSentAt
    ? text.sent(text.times(stats.sent, number(stats.sent)), dateTime(stats.lastSentAt))
    : text.neverSent;
  return (
    <li>
      <span className="ad-rows-main">
        {onEdit ? (
          <button type="button" className="ad-row-link no-name" onClick={onEdit}>
            {name}
          </button>
        ) : (
          <strong>{name}</strong>
        )}
        <span className="at-meta">
          {label} · {readers}
        </span>
        <span className="at-meta">{sent}</span>
      </span>
      <StatusDot tone={enabled ? 'success' : 'neutral'} label={enabled ? text.on : text.off} />
      {(onEdit || onDesign || onToggle || onSend || onRemove) && (
        <span className="ad-rows-end">
          <Menu position="bottom-end" width={200}>
            <Menu.Target>
              <ActionIcon size={36} variant="subtle" aria-label={text.actions(name)}>
                <Icon of={IconDots} size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {onEdit && (
                <Menu.Item leftSection={<Icon of={IconPencil} />} onClick={onEdit}>
                  {text.editOne}
                </Menu.Item>
              )}
              {onDesign && (
                <Menu.Item leftSection={<Icon of={IconPalette} />} onClick={onDesign}>
                  {text.editDesign}
                </Menu.Item>
              )}
              {onToggle && (
                <Menu.Item leftSection={<Icon of={IconPower} />} onClick={onToggle}>
                  {enabled ? text.turnOff : text.turnOn}
                </Menu.Item>
              )}
              {onSend && (
                <Menu.Item leftSection={<Icon of={IconSend} />} onClick={onSend}>
                  {text.sendNow}
                </Menu.Item>
              )}
              {onRemove && (
                <Menu.Item leftSection={<Icon of={IconTrash} />} onClick={onRemove}>
                  {text.remove}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </span>
      )}
    </li>
  );
}
