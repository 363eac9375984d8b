import { setTimeout as sleep } from 'node:timers/promises';
import { blockRegistry } from '@org/blocks/definitions';
import type { Product, ProductPage } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productCalls } from '../../../test/support/products.ts';
import { ALPHA_SITE, getRequest, type TestApi, testApi } from '../../../test/support/test-api.ts';
import { testConfig } from '../../../test/support/test-config.ts';
import { TEST_SECRET } from '../../../test/support/test-constants.ts';
import { createApi } from '../../main/create-api.ts';
import type { Change } from '../events/change-feed.ts';
import { tenantChanges } from '../events/tenant-changes.ts';
import { serverLog } from '../process/server-log.ts';
import { responseCache } from './response-cache.ts';

describe('the response cache', () => {
  const feed = () => {
    const listeners = new Set<(change: Change) => void>();
    return {
      subscribe: (listener: (change: Change) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      tell: (tenantId: number, action: Change['action'] = 'updated') => {
        for (const listener of listeners) listener({ tenantId, entity: 'product', id: 1, action });
      },
    };
  };

  it('creates a response once for concurrent requests, and again after a change of the tenant', async () => {
    const bell = feed();
    const answers = responseCache(tenantChanges(bell));
    let made = 0;
    const ask = (tenantId = 1) =>
      answers.of(tenantId, '/list', async () => {
        await sleep(1);
        return `${++made}`;
      });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
    expect(await ask()).toBe('1');
    expect(await ask(2)).toBe('2');
    bell.tell(1);
    expect([await ask(), await ask(2)]).toEqual(['3', '2']);
    answers.forget(2);
    expect([await ask(), await ask(2)]).toEqual(['3', '4']);
    bell.tell(0, 'reset');
    expect([await ask(), await ask(2)]).toEqual(['5', '6']);
  });

  it('does not return a response from before a change, even if it was being created during the change', async () => {
    const bell = feed();
    const answers = responseCache(tenantChanges(bell));
    let finish = (_text: string): void => undefined;
    const slow = answers.of(1, '/list', () => new Promise<string>((resolve) => (finish = resolve)));
    bell.tell(1);
    const after = answers.of(1, '/list', async () => 'new');
    finish('old');
    expect(await Promise.all([slow, after])).toEqual(['old', 'new']);
    expect(await answers.of(1, '/list', async () => 'made again')).toBe('new');
  });

  it('does not cache failures', async () => {
    const answers = responseCache(tenantChanges(feed()));
    await expect(answers.of(1, '/list', () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    expect(await answers.of(1, '/list', async () => 'there')).toBe('there');
  });

  it('caches nothing without notifications of changes', async () => {
    const answers = responseCache(undefined);
    let made = 0;
    const ask = () => answers.of(1, '/list', async () => `${++made}`);
    expect([await ask(), await ask()]).toEqual(['1', '2']);
  });
});

describe('the cached list of a shop', () => {
  let t: TestApi;
  beforeAll(async () => {
    t = await testApi({}, { events: { heartbeat: 60_000, recheck: 60_000 } });
  });
  afterAll(() => t.close());
  const { make, change } = productCalls(() => t);
  const rows = async (query: string, as?: 'admin' | 'visitor'): Promise<readonly string[]> => {
    const answer = await t.call('GET', `/api/v1/products/?${query}`, {
      ...(as && { as }),
      ...(as !== 'admin' && { origin: ALPHA_SITE }),
    });
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as unknown as ProductPage).rows.map(({ name }) => name);
  };

  it('shows a change by staff immediately, and staff-only products only to staff', async () => {
    const { id }: Product = await make({ name: 'Kept kettle', status: 'published' });
    expect(await rows('search=kettle')).toEqual(['Kept kettle']);
    await change(id, { name: 'Kept jug' });
    expect(await rows('search=kettle')).toEqual([]);
    expect(await rows('search=jug')).toEqual(['Kept jug']);
    await change(id, { status: 'draft' });
    expect(await rows('search=jug', 'admin')).toEqual(['Kept jug']);
    expect(await rows('search=jug')).toEqual([]);
    expect(await rows('search=jug', 'admin')).toEqual(['Kept jug']);
  });

  it('shows a change by another process after the notification of the database', async () => {
    const { id }: Product = await make({ name: 'Far flask', status: 'published' });
    expect(await rows('search=flask')).toEqual(['Far flask']);
    const other = createApi({
      config: testConfig(t.dataDir),
      database: t.database,
      secret: TEST_SECRET,
      registry: blockRegistry,
      log: serverLog('silent'),
    });
    const { status } = await other.fetch(
      getRequest(t.world, 'PUT', `/api/v1/admin/products/${id}/`, {
        as: 'admin',
        body: { name: 'Far vase' },
      }),
      { address: '192.0.2.1' },
    );
    other.events.close();
    expect(status).toBe(200);
    await expect.poll(() => rows('search=flask')).toEqual([]);
    await expect.poll(() => rows('search=vase')).toEqual(['Far vase']);
  });
});
