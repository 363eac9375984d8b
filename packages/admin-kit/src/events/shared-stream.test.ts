import type { EventStreamOptions } from '@org/api-client';
import type { StreamEvent } from '@org/schema/entities';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareStream } from './shared-stream.ts';

/** A mutex, as the Web Locks API of a browser provides between windows. */
class Locks {
  private turn: Promise<void> = Promise.resolve();

  request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
    const done = this.turn.then(() => (signal.aborted ? undefined : work()));
    this.turn = done;
    return done;
  }
}

interface Opened {
  readonly options: EventStreamOptions;
  isOpen: boolean;
}

const toast: StreamEvent = { event: 'new_toast', data: { message: 'Hi', variant: 'success' } };
let opened: Opened[];
let ends: (() => void)[];

beforeEach(() => {
  opened = [];
  ends = [];
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: new Locks() }));
});
afterEach(() => {
  for (const end of ends) end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openWindow(seen: StreamEvent[] = []): StreamEvent[] {
  ends.push(
    shareStream({
      name: 'test',
      onEvent: (event) => seen.push(event),
      open(options) {
        const stream = { options, isOpen: true };
        opened.push(stream);
        return {
          wake: () => undefined,
          close: () => {
            stream.isOpen = false;
          },
        };
      },
    }),
  );
  return seen;
}

const settle = () => new Promise((next) => setTimeout(next, 50));

it('opens one connection for all windows, and forwards events to each', async () => {
  const [first, second] = [openWindow(), openWindow()];
  await settle();
  expect(opened).toHaveLength(1);
  opened[0]?.options.onEvent(toast);
  await settle();
  expect([first, second]).toEqual([[toast], [toast]]);
});

it('continues in another window from the last event', async () => {
  openWindow();
  openWindow();
  await settle();
  opened[0]?.options.onId?.('place 7');
  await settle();
  ends[0]?.();
  await settle();
  expect(opened.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  expect(opened[1]?.options.lastEventId).toBe('place 7');
});

it('reconnects a minute after it was refused', async () => {
  vi.useFakeTimers();
  openWindow();
  await vi.advanceTimersByTimeAsync(10);
  opened[0]?.options.onState?.('refused');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(opened).toHaveLength(2);
});

it('uses a separate connection without the Web Locks API', async () => {
  vi.stubGlobal('navigator', {});
  openWindow();
  openWindow();
  await settle();
  expect(opened).toHaveLength(2);
});
