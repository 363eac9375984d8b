import { describe, expect, it } from 'vitest';
import { UploadFailure, UploadQueue } from './upload-queue.ts';

const file = (name: string): File => new File(['x'], name);

/** A queue whose uploads end under control of the test. */
function controlled() {
  const sent = new Map<
    string,
    { end: () => void; fail: (error: Error) => void; percent: (part: number) => void }
  >();
  const queue = new UploadQueue(
    (one, signal, percent) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.set(one.name, { end: resolve, fail: reject, percent });
      }),
    ({ name }) => (name.endsWith('.txt') ? 'Not an image' : ''),
  );
  const states = (): string[] =>
    queue.rows.map(
      ({ name, state }) => `${name} ${state.kind}${'percent' in state ? ` ${state.percent}` : ''}`,
    );
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { queue, sent, states, settled };
}

describe('uploads of several files', () => {
  it('run two at a time, each with its own progress', async () => {
    const { queue, sent, states, settled } = controlled();
    queue.add(['a', 'b', 'c'].map(file));
    expect(states()).toEqual(['a sending 0', 'b sending 0', 'c waiting']);
    sent.get('a')?.percent(40);
    sent.get('b')?.end();
    await settled();
    expect(states()).toEqual(['a sending 40', 'b done', 'c sending 0']);
  });

  it('fail individually, with the reason, and can be retried', async () => {
    const { queue, sent, states, settled } = controlled();
    queue.add(['a', 'b'].map(file));
    sent.get('a')?.fail(new UploadFailure('The server did not answer', true));
    sent.get('b')?.fail(new UploadFailure('It cannot be decoded', false));
    await settled();
    expect(queue.rows.map(({ state }) => state)).toEqual([
      { kind: 'failed', reason: 'The server did not answer', again: true },
      { kind: 'failed', reason: 'It cannot be decoded', again: false },
    ]);
    for (const { id } of queue.rows) queue.retry(id);
    expect(states()).toEqual(['a sending 0', 'b failed']);
    sent.get('a')?.end();
    await settled();
    expect(states()).toEqual(['a done', 'b failed']);
    queue.clear();
    expect(states()).toEqual([]);
  });

  it('are not sent when they would be refused', () => {
    const { queue, sent } = controlled();
    queue.add([file('a.txt'), file('b')]);
    expect(queue.rows[0]?.state).toEqual({ kind: 'failed', reason: 'Not an image', again: false });
    expect([...sent.keys()]).toEqual(['b']);
  });

  it('can be canceled individually, and the next one starts', async () => {
    const { queue, states, settled } = controlled();
    let told = 0;
    const stop = queue.subscribe(() => {
      told += 1;
    });
    queue.add(['a', 'b', 'c'].map(file));
    queue.dismiss(queue.rows[0]?.id ?? 0);
    await settled();
    expect(states()).toEqual(['b sending 0', 'c sending 0']);
    expect(told).toBeGreaterThan(2);
    stop();
    queue.abort();
    expect(states()).toEqual([]);
  });
});
