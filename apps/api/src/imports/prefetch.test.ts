import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { prefetch } from './prefetch.ts';

/** Numbers up to one, with what is done while they are gone through. */
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

describe('one ahead', () => {
  it('makes the next ready while one is worked with, and no more', async () => {
    const { told, ahead } = numbers(2);
    for await (const n of ahead) {
      await turn();
      told.push(`worked ${n}`);
    }
    expect(told).toEqual(['ready 1', 'ready 2', 'worked 1', 'closed', 'worked 2']);
  });

  it('tells what went wrong in its turn', async () => {
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

  it('closes its source where somebody stops, whatever is wrong with the next', async () => {
    const { told, ahead } = numbers(5);
    for await (const n of ahead) if (n === 2) break;
    expect(told.at(-1)).toBe('closed');
  });
});
