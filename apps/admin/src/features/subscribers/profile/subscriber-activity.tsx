import { AppLink, type ListPart, SideList } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { SubscriberEvent } from '@org/schema/entities';
import { RelativeTime } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const { subscribers } = apiContract;

/** Returns the address of the campaign or automation of an event; undefined for a list. */
function eventHref({ kind, record_id }: SubscriberEvent): string | undefined {
  if (record_id === null) return undefined;
  const place = kind.startsWith('automation') ? 'automations' : 'campaigns';
  return `/admin/email-marketing/${place}/${record_id}`;
}

/** Renders what a subscriber received and did, newest first. */
export function SubscriberActivity({ id }: { readonly id: number }): ReactElement {
  const api = useApi();
  return (
    <SideList<SubscriberEvent>
      title={text.activity}
      className="ad-timeline"
      failed={text.activityFailed}
      empty={text.activityEmpty}
      older={text.older}
      queryKey={[...callKey(subscribers.activity), id]}
      read={async (part): Promise<ListPart<SubscriberEvent>> =>
        (await api.call(subscribers.activity, { params: { id }, query: part })).results
      }
      row={(event) => {
        const href = eventHref(event);
        return (
          <li key={`${event.kind} ${event.at} ${event.name}`}>
            <p>
              {text.events[event.kind]}{' '}
              {href ? <AppLink href={href}>{event.name}</AppLink> : <strong>{event.name}</strong>}
            </p>
            {event.detail && <p className="at-meta">{event.detail}</p>}
            <p className="at-meta">
              <RelativeTime value={event.at} />
            </p>
          </li>
        );
      }}
    />
  );
}
