import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeAction } from '@org/schema/entities';
import pg from 'pg';
import { EVENT_CHANNEL } from './publish-event.ts';
import { CHANGE_CHANNEL } from './record-change.ts';

/** Notice that something of a tenant changed. `reset`: notices may have been lost, whatever was kept may be old. */
export interface Change {
  readonly tenantId: number;
  readonly entity: string;
  /** 0 when many rows changed. */
  readonly id: number;
  readonly action: ChangeAction | 'reset';
}

/** Notifies about changes by all processes. */
export interface ChangeFeed {
  /** Returns a function that ends it. */
  subscribe(listener: (change: Change) => void): () => void;
  /**
   * Subscribes to notifications that the outbox of a tenant has new rows; 0 means that any tenant may have.
   * @returns function that unsubscribes
   */
  onBell(listener: (tenantId: number) => void): () => void;
  close(): Promise<void>;
}

const RESET: Change = { tenantId: 0, entity: '*', id: 0, action: 'reset' };
const LONGEST_PAUSE = 5000;

/**
 * Listens on a separate connection, and reconnects when it breaks.
 * @param url - URL of the application's login
 * @param onError - error callback
 * @returns listening feed
 */
export async function openChangeFeed(
  url: string,
  onError: (error: Error) => void,
): Promise<ChangeFeed> {
  const listeners = new Set<(change: Change) => void>();
  const bells = new Set<(tenantId: number) => void>();
  let client: pg.Client | undefined;
  let closed = false;

  function callAll<Value>(all: ReadonlySet<(value: Value) => void>, value: Value): void {
    for (const listener of all) {
      try {
        listener(value);
      } catch (error) {
        onError(error as Error);
      }
    }
  }

  function tell(change: Change): void {
    callAll(listeners, change);
    callAll(bells, change.tenantId);
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      application_name: 'atrium changes',
    });
    let lost = false;
    const onLost = (error?: Error): void => {
      if (lost || closed) return;
      lost = true;
      if (error) onError(error);
      void next.end().catch(() => undefined);
      void reconnect();
    };
    next.on('notification', ({ channel, payload }) => {
      if (channel === EVENT_CHANNEL) callAll(bells, Number(payload));
      else tell(JSON.parse(payload ?? '{}') as Change);
    });
    await next.connect();
    next.on('error', onLost);
    next.on('end', () => onLost());
    await next.query(`listen ${CHANGE_CHANNEL}; listen ${EVENT_CHANNEL}`);
    client = next;
  }

  async function reconnect(): Promise<void> {
    for (let pause = 100; !closed; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await sleep(pause, undefined, { ref: false });
      if (closed) return;
      const back = await listen().then(
        () => true,
        (error: Error) => {
          onError(error);
          return false;
        },
      );
      if (back) {
        tell(RESET);
        return;
      }
    }
  }

  await listen();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onBell(listener) {
      bells.add(listener);
      return () => void bells.delete(listener);
    },
    async close() {
      closed = true;
      listeners.clear();
      bells.clear();
      await client?.end().catch(() => undefined);
    },
  };
}
