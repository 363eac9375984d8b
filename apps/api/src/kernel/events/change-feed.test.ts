import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import { type Change, type ChangeFeed, openChangeFeed } from './change-feed.ts';

let t: TestApi;
let feed: ChangeFeed;
const seen: Change[] = [];
beforeAll(async () => {
  t = await testApi();
  feed = await openChangeFeed(t.database.appUrl, () => undefined);
  feed.subscribe((change) => seen.push(change));
});
afterAll(async () => {
  await feed.close();
  await t.close();
});

async function until(done: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !done(); i++) await sleep(25);
}

describe('the change feed', () => {
  it('publishes a change after its commit, and none that was rolled back', async () => {
    const { page, id } = t.world.alpha;
    await t.call('PUT', '/api/v1/admin/pages/', {
      as: 'editor',
      body: { id: page, slug: 'child' },
    });
    await t.call('PUT', '/api/v1/admin/pages/', {
      as: 'editor',
      body: { id: page, excerpt: 'told' },
    });
    await until(() => seen.length > 0);
    expect(seen).toEqual([{ tenantId: id, entity: 'page', id: page, action: 'updated' }]);
  });

  it('notifies every listener until it unsubscribes, even if another listener fails', async () => {
    const told: string[] = [];
    const leave = [
      feed.subscribe(() => {
        throw new Error('on purpose');
      }),
      feed.subscribe(({ entity }) => told.push(entity)),
    ];
    await t.call('PUT', '/api/v1/admin/settings/', { as: 'admin', body: { phone: '2' } });
    await until(() => told.length > 0);
    for (const end of leave) end();
    await t.call('PUT', '/api/v1/admin/settings/', { as: 'admin', body: { phone: '3' } });
    await sleep(100);
    expect(told).toEqual(['settings']);
  });

  it('reconnects after its connection breaks, and reports that changes may be missing', async () => {
    seen.length = 0;
    await t.database.asOwner(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrium changes' and datname = current_database()",
    );
    await until(() => seen.some(({ action }) => action === 'reset'));
    expect(seen).toEqual([{ tenantId: 0, entity: '*', id: 0, action: 'reset' }]);
    await t.call('PUT', '/api/v1/admin/settings/', { as: 'admin', body: { phone: '4' } });
    await until(() => seen.length > 1);
    expect(seen[1]).toEqual({
      tenantId: t.world.alpha.id,
      entity: 'settings',
      id: t.world.alpha.id,
      action: 'updated',
    });
  });

  it('records each change in the outbox and the audit log', async () => {
    const [notice] = await t.database.asOwner(
      'select entity, action, version from app.outbox where tenant_id = $1 order by seq desc limit 1',
      [t.world.alpha.id],
    );
    expect(notice).toMatchObject({
      entity: 'settings',
      action: 'updated',
      version: expect.any(Number),
    });
    const [entry] = await t.database.asOwner(
      'select entity, action, address, request_id from app.audit_log where tenant_id = $1 order by id desc limit 1',
      [t.world.alpha.id],
    );
    expect(entry).toMatchObject({
      entity: 'settings',
      action: 'updated',
      address: '192.0.2.1',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});
