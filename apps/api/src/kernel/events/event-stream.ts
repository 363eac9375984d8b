import type { Permission } from '@org/schema';
import {
  ENTITY_MODULES,
  type EntityName,
  EVENT_PERMISSIONS,
  type EventName,
  type EventPayload,
} from '@org/schema/entities';
import type { Permitted } from '../access/call.ts';
import type { OutboxEvent } from './read-outbox.ts';

/** Owner of a stream. */
export interface Listener extends Permitted {
  readonly userId: number;
}

/** One open connection that gets events. */
export interface EventStream {
  listener: Listener;
  /** Sends the events that the listener may get, and after them where the stream stands. */
  sendRows(rows: readonly OutboxEvent[], cursor: string): void;
  send<Name extends EventName>(event: Name, data: EventPayload<Name>, cursor?: string): void;
  /** Sign of life, with where the stream stands. */
  beat(cursor: string): void;
  /** Sends what is left and ends; `retry` tells the client how long to wait, ms. */
  end(retry?: number): void;
  readonly isOpen: boolean;
  readonly body: ReadableStream<Uint8Array>;
}

/** Bytes that may wait for a client that does not read; beyond, its stream ends and is resumed later. */
const MAX_WAITING = 1024 * 1024;

/** Returns the permission that a subscriber needs for an event without a recipient. */
function neededFor({ topic, entity }: OutboxEvent): Permission | 'nothing' | 'unknown' {
  if (topic !== 'entity_changed') return EVENT_PERMISSIONS[topic] ?? 'nothing';
  const isKnown = entity !== null && Object.hasOwn(ENTITY_MODULES, entity);
  return isKnown ? `${ENTITY_MODULES[entity as EntityName]}.can_view` : 'unknown';
}

/** Returns true for an event that a subscriber may get: it is addressed to them, or to nobody and they may see its subject. */
function canGet(event: OutboxEvent, { userId, permissions }: Listener): boolean {
  if (event.user_id !== null) return event.user_id === userId;
  const needed = neededFor(event);
  return needed === 'nothing' || (needed !== 'unknown' && permissions.has(needed));
}

function getPayload(row: OutboxEvent): object {
  if (row.topic !== 'entity_changed') return row.payload ?? {};
  return {
    entity: row.entity,
    id: row.entity_id,
    action: row.action,
    version: row.version,
    actorId: row.actor_id,
    actorName: row.actor_name,
  };
}

/** JSON has no raw line breaks, so one `data` line holds it. */
function lines(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n`;
}

/**
 * Opens a stream.
 * @param onEnd - callback for its end
 * @returns stream, whose body is the response
 */
export function eventStream(listener: Listener, onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOpen = true;

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    try {
      controller?.close();
    } catch {
      // The client was faster.
    }
    onEnd();
  }

  function write(text: string): void {
    if (!isOpen || !controller) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) < -MAX_WAITING) close();
  }

  const stream: EventStream = {
    listener,
    get isOpen() {
      return isOpen;
    },
    body: new ReadableStream<Uint8Array>(
      {
        start(given) {
          controller = given;
        },
        cancel: close,
      },
      { highWaterMark: 0, size: (part) => part?.byteLength ?? 0 },
    ),
    sendRows(rows, cursor) {
      const mine = rows.filter((row) => canGet(row, stream.listener));
      // Only the last event has the position: a client that is cut off in between gets all of them again rather than too few.
      const texts = mine.map((row, at) =>
        at === mine.length - 1
          ? `id: ${cursor}\n${lines(row.topic, getPayload(row))}\n`
          : `${lines(row.topic, getPayload(row))}\n`,
      );
      if (texts.length > 0) write(texts.join(''));
    },
    send(event, data, cursor) {
      write(`${cursor === undefined ? '' : `id: ${cursor}\n`}${lines(event, data)}\n`);
    },
    beat: (cursor) => write(`:\nid: ${cursor}\n\n`),
    end(retry) {
      if (retry !== undefined) write(`retry: ${retry}\n\n`);
      close();
    },
  };
  return stream;
}
