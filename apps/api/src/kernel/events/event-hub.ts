import { MAX_STREAMS, STREAM_TIMES } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Logger } from 'pino';
import type { TenantDatabase } from '../database/tenant-database.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type EventStream, eventStream, type Listener } from './event-stream.ts';
import { currentSnapshot, type OutboxPart, readOutbox } from './read-outbox.ts';
import { readStreamCursor, writeCursor } from './stream-cursor.ts';

/** Subscriber of a stream. */
export interface Subscriber extends Listener {
  readonly tenantId: number;
  /** `Last-Event-ID`, or undefined for a stream that begins now. */
  readonly lastEventId: string | undefined;
  /** Asks whether the person may still listen, and as what; undefined when they may not. */
  readonly recheck: () => Promise<Listener | undefined>;
}

/** Delivers events of all tenants to the subscribers in this process. */
export interface EventHub {
  /**
   * Opens a stream.
   * @throws `unavailable` while the process goes down
   */
  open(subscriber: Subscriber): Promise<ReadableStream<Uint8Array>>;
  /** Answers what is new and ends. */
  runOnce(subscriber: Omit<Subscriber, 'recheck'>): Promise<ReadableStream<Uint8Array>>;
  /** Number of open streams. */
  readonly size: number;
  /** Tells every client to come back in a moment, and ends every stream. */
  close(): void;
}

/** Times of a hub, ms. */
export type HubTimes = Readonly<Record<'heartbeat' | 'recheck', number>>;

interface OpenStream {
  readonly stream: EventStream;
  readonly subscriber: Subscriber;
  checkedAt: number;
}

interface Channel {
  readonly streams: Set<OpenStream>;
  /** Up to where every stream of the channel has been told. */
  snapshot: string;
  /** Readings of a channel come one after the other. */
  turn: Promise<void>;
  isRung: boolean;
  /** Streams that are about to join. */
  opening: number;
}

/** Entities whose change may change who has access. */
const ABOUT_PEOPLE = new Set(['user', 'role', 'tenant']);
const COME_BACK = 1000;

/** Creates the hub of a process. Events are read from the table; notifications only say when to read. */
export function eventHub(
  db: TenantDatabase,
  feed: Pick<ChangeFeed, 'onBell'>,
  log: Logger,
  times: HubTimes = STREAM_TIMES,
): EventHub {
  const channels = new Map<number, Channel>();
  let isClosed = false;

  const getCursor = ({ snapshot }: { snapshot: string }): string =>
    writeCursor({ at: Date.now(), snapshot });

  function inTurn(channel: Channel, work: () => Promise<void>): Promise<void> {
    const done = channel.turn.then(work);
    channel.turn = done.catch(() => undefined);
    return done;
  }

  function tell(stream: EventStream, part: OutboxPart | undefined, cursor: string): void {
    if (part && !part.isTooMuch) stream.sendRows(part.events, cursor);
    else stream.send('reset', {}, cursor);
  }

  async function readNew(tenantId: number, channel: Channel): Promise<void> {
    channel.isRung = false;
    const part = await db.asTenant(tenantId, (tx) => readOutbox(tx, channel.snapshot));
    if (part && part.events.length === 0 && !part.isTooMuch) {
      channel.snapshot = part.snapshot;
      return;
    }
    channel.snapshot = part?.snapshot ?? (await db.asTenant(tenantId, (tx) => currentSnapshot(tx)));
    const cursor = getCursor(channel);
    for (const { stream } of channel.streams) tell(stream, part, cursor);
    if (part?.events.some(({ entity }) => entity !== null && ABOUT_PEOPLE.has(entity)))
      for (const open of channel.streams) void recheck(open);
  }

  function ring(tenantId: number): void {
    const channel = channels.get(tenantId);
    if (!channel || channel.isRung) return;
    channel.isRung = true;
    inTurn(channel, () => readNew(tenantId, channel)).catch((error: unknown) =>
      log.warn({ err: error, tenant: tenantId }, 'events could not be read'),
    );
  }

  async function recheck(open: OpenStream): Promise<void> {
    open.checkedAt = Date.now();
    try {
      const still = await open.subscriber.recheck();
      if (still) open.stream.listener = still;
      else endWith(open, 'session', 'Sign in again to hear of changes');
    } catch (error) {
      // The result of the permission check is unknown, so it is repeated with the next heartbeat.
      open.checkedAt = 0;
      log.warn({ err: error }, 'a session could not be checked');
    }
  }

  function endWith(
    { stream }: OpenStream,
    reason: 'session' | 'too_many_streams',
    message: string,
  ): void {
    stream.send('closed', { reason, message });
    stream.end();
  }

  function dropOldest(userId: number): void {
    const own = [...channels.values()]
      .flatMap(({ streams }) => [...streams])
      .filter(({ stream }) => stream.listener.userId === userId);
    for (const open of own.slice(0, Math.max(0, own.length - MAX_STREAMS + 1)))
      endWith(open, 'too_many_streams', 'This stream was closed for one that was opened later');
  }

  async function getChannel(tenantId: number): Promise<Channel> {
    const known = channels.get(tenantId);
    if (known) return known;
    const snapshot = await db.asTenant(tenantId, (tx) => currentSnapshot(tx));
    const channel = channels.get(tenantId) ?? {
      streams: new Set(),
      snapshot,
      turn: Promise.resolve(),
      isRung: false,
      opening: 0,
    };
    channels.set(tenantId, channel);
    return channel;
  }

  /** Sends a resumed stream the events that it missed up to a snapshot; later events are broadcast. */
  async function greet(
    stream: EventStream,
    { tenantId, lastEventId }: Omit<Subscriber, 'recheck'>,
    at: { snapshot: string },
  ): Promise<void> {
    const cursor = getCursor(at);
    if (lastEventId !== undefined) {
      const from = readStreamCursor(lastEventId);
      const missed =
        from && db.asTenant(tenantId, (tx) => readOutbox(tx, from.snapshot, at.snapshot));
      tell(stream, await missed, cursor);
    }
    stream.send('ready', {}, cursor);
  }

  const beat = setInterval(() => {
    const now = Date.now();
    for (const [tenantId, channel] of channels) {
      if (channel.streams.size + channel.opening === 0) {
        channels.delete(tenantId);
        continue;
      }
      for (const open of channel.streams) {
        open.stream.beat(getCursor(channel));
        if (now - open.checkedAt >= times.recheck) void recheck(open);
      }
      // A bell that was lost is made up for.
      ring(tenantId);
    }
  }, times.heartbeat);
  beat.unref();
  const leave = feed.onBell((tenantId) => {
    if (tenantId !== 0) ring(tenantId);
    else for (const id of channels.keys()) ring(id);
  });

  return {
    get size() {
      return [...channels.values()].reduce((sum, { streams }) => sum + streams.size, 0);
    },
    async open(subscriber) {
      if (isClosed) throw appError('unavailable', { retryAfter: 1 });
      const { tenantId, userId, permissions } = subscriber;
      const channel = await getChannel(tenantId);
      const stream = eventStream({ userId, permissions }, () => void channel.streams.delete(open));
      const open: OpenStream = { stream, subscriber, checkedAt: Date.now() };
      channel.opening++;
      await inTurn(channel, async () => {
        // The channel is brought to now first, so that no client that comes from another process is ahead of it.
        await readNew(tenantId, channel);
        await greet(stream, subscriber, channel);
        if (isClosed) throw appError('unavailable', { retryAfter: 1 });
        dropOldest(userId);
        channel.streams.add(open);
      }).finally(() => channel.opening--);
      return stream.body;
    },
    async runOnce(subscriber) {
      const { tenantId, userId, permissions } = subscriber;
      const snapshot = await db.asTenant(tenantId, (tx) => currentSnapshot(tx));
      const stream = eventStream({ userId, permissions }, () => undefined);
      await greet(stream, subscriber, { snapshot });
      stream.end(STREAM_TIMES.heartbeat);
      return stream.body;
    },
    close() {
      isClosed = true;
      clearInterval(beat);
      leave();
      for (const { streams } of channels.values())
        for (const { stream } of [...streams]) stream.end(COME_BACK);
      channels.clear();
    },
  };
}
