import { boolean, object } from 'yup';
import { defineRoute } from './route.ts';

const stream = (id: string, path: string) =>
  defineRoute({
    id,
    method: 'GET',
    path,
    summary:
      'Stream live events of the tenant (text/event-stream); Last-Event-ID resumes after an event',
    access: { audience: 'session' },
    /** `once` returns the events since Last-Event-ID and ends, for clients that cannot keep a connection open. */
    query: object({ once: boolean() }).noUnknown(),
    stream: true,
    response: object({}),
    errors: ['forbidden', 'unavailable'],
  });

/** Live events of a tenant. */
export const eventsContract = {
  listen: stream('events.listen', '/api/v1/admin/events/'),
  stream: stream('events.stream', '/api/v1/admin/events/stream/'),
};
