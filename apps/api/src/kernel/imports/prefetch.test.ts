import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { prefetch } from './prefetch.ts';

/** Returns the numbers up to a limit, with a log of what happens while they are iterated. */
function numbers(last: number) {
  const told: string[] = [];
  async function* source() {
    try {
      for (let n = 1; n <= last; n++) yield n;
    } finally {
      told.push('closed');
    }
  }
  const ready = async (n: number): Promise<number> => {
    told.push(`ready ${n}`);
    if (n === 3) throw new Error('three is wrong');
    return n;
  };
  return { told, ahead: prefetch(source(), ready) };
}

describe('prefetch', () => {
  it('prepares the next value while one is processed, and no more', async () => {
    const { told, ahead } = numbers(2);
    for await (const n of ahead) {
      await turn();
      told.push(`worked ${n}`);
    }
    expect(told).toEqual(['ready 1', 'ready 2', 'worked 1', 'closed', 'worked 2']);
  });

  it('throws an error when its value is due', async () => {
    const { told, ahead } = numbers(5);
    const all = async () => {
      for await (const n of ahead) {
        await turn();
        told.push(`worked ${n}`);
      }
    };
    await expect(all()).rejects.toThrow('three is wrong');
    expect(told).toEqual(['ready 1', 'ready 2', 'worked 1', 'ready 3', 'worked 2', 'closed']);
  });

  it('closes its source when the consumer stops, even if the next value fails', async () => {
    const { told, ahead } = numbers(5);
    for await (const n of ahead) if (n === 2) break;
    expect(told.at(-1)).toBe('closed');
  });
});
