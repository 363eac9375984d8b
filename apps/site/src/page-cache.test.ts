import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { storedResponse } from './stored-response.ts';

const ASKED = { acceptEncoding: '', ifNoneMatch: '', url: 'https://kiln.test/' };
const page = (text: string) => storedResponse(text, 200, {});
const fill =
  (tenantId: number, text = 'x') =>
  async () => ({ tenantId, response: page(text), keep: true });
function later(tenantId: number, text: string) {
  let land: () => void = () => undefined;
  const landed = new Promise<void>((done) => {
    land = done;
  });
  return {
    land,
    make: async () => landed.then(() => ({ tenantId, response: page(text), keep: true })),
  };
}

describe('createPageCache', () => {
  it('keeps an answer until its tenant changes, and leaves those of others', async () => {
    const cache = createPageCache();
    const one = await cache.fill('a', fill(1));
    await cache.fill('b', fill(2));
    expect(cache.get('a')).toBe(one);
    cache.drop({ tenantId: 1, action: 'updated' });
    expect([cache.get('a'), cache.get('b') !== undefined]).toEqual([undefined, true]);
    cache.drop({ tenantId: 0, action: 'reset' });
    expect(cache.size).toBe(0);
  });

  it('makes an answer once for all who ask at the same time', async () => {
    const cache = createPageCache();
    let made = 0;
    const make = async () => {
      made += 1;
      return { tenantId: 1, response: page('x'), keep: true };
    };
    await Promise.all([cache.fill('a', make), cache.fill('a', make), cache.fill('a', make)]);
    expect(made).toBe(1);
  });

  it('does not keep what was begun before a change, and does not hand it to those who ask after it', async () => {
    const cache = createPageCache();
    const old = later(1, 'old');
    const before = cache.fill('a', old.make);
    cache.drop({ tenantId: 1, action: 'updated' });
    const after = cache.fill('a', fill(1, 'new'));
    old.land();
    expect(await (await before).answer(ASKED, false).text()).toBe('old');
    expect(await (await after).answer(ASKED, false).text()).toBe('new');
    expect(await cache.get('a')?.answer(ASKED, false).text()).toBe('new');
  });

  it('keeps what was begun before a change of another tenant', async () => {
    const cache = createPageCache();
    const slow = later(1, 'one');
    const made = cache.fill('a', slow.make);
    cache.drop({ tenantId: 2, action: 'updated' });
    slow.land();
    await made;
    expect(cache.size).toBe(1);
  });

  it('stays within its limits, and renders an expired response again', async () => {
    let time = 0;
    const cache = createPageCache({ entries: 3, bytes: 1_000_000, age: 100 }, () => time);
    for (const key of ['a', 'b', 'c']) await cache.fill(key, fill(1));
    cache.get('a');
    await cache.fill('d', fill(1));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    time = 101;
    expect(cache.get('a')).toBeUndefined();
    const small = createPageCache({ entries: 99, bytes: 10, age: 100 });
    await small.fill('a', fill(1, 'x'.repeat(50)));
    expect(small.size).toBe(0);
  });

  it('forgets a failure', async () => {
    const cache = createPageCache();
    await expect(cache.fill('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await cache.fill('a', fill(1));
    expect(cache.size).toBe(1);
  });
});
