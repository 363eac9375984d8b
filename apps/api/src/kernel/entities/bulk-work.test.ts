import { setTimeout as sleep } from 'node:timers/promises';
import type { BulkWork, BulkWorkReason } from '@org/schema/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callCustomers } from '../../../test/support/customers.ts';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import type { ActorName } from '../../../test/support/world.ts';

const WORKS = '/api/v1/admin/bulk-works/';
const COUNT = 12_000;

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  const tenant = t.world.alpha.id;
  await t.database.asOwner(
    `insert into app.customers (tenant_id, lastname, display_name, source)
     select $1, 'n' || n, 'n' || n, case when n <= ${COUNT} then 'Bulk' else 'Other' end
     from generate_series(1, ${COUNT + 3}) n`,
    [tenant],
  );
  await t.database.asOwner(
    `update app.row_counts set n = n + ${COUNT + 3} where tenant_id = $1 and entity = 'customer'`,
    [tenant],
  );
  await t.database.asOwner('analyze app.customers', []);
});
afterAll(() => t.close());

const bySource = (value: string) =>
  JSON.stringify({ combinator: 'and', rules: [{ field: 'source', operator: 'is', value }] });
const matching = { filter: bySource('Bulk') };

async function readWork(
  id: number,
  as: ActorName = 'admin',
): Promise<{ readonly work: BulkWork; readonly reasons: readonly BulkWorkReason[] }> {
  const { body } = await t.call('GET', `${WORKS}${id}/`, { as });
  return body as unknown as { work: BulkWork; reasons: BulkWorkReason[] };
}

/** Waits for the end of a bulk change, or for a condition. */
async function settled(
  id: number,
  isReached = ({ status }: BulkWork) => status !== 'gathering' && status !== 'running',
) {
  for (let tries = 0; tries < 2400; tries++) {
    const read = await readWork(id);
    if (isReached(read.work)) return read;
    await sleep(25);
  }
  throw new Error('The work does not get there');
}

const begun = (answer: { readonly body: Record<string, unknown> }): BulkWork =>
  answer.body.work as BulkWork;

const counted = async (where: string): Promise<number> => {
  const [row] = await t.database.asOwner<{ n: number }>(
    `select count(*)::int as n from app.customers where tenant_id = $1 and ${where}`,
    [t.world.alpha.id],
  );
  return row?.n ?? 0;
};

/** Runs a function while the API runs its background jobs. */
async function whileWorking<Value>(work: () => Promise<Value>): Promise<Value> {
  await t.api.jobs.start({ poll: 0.5 });
  try {
    return await work();
  } finally {
    await t.api.jobs.stop();
  }
}

// The timeout allows for thousands of changed records on a busy machine.
describe('a bulk change of more records than one request handles', { timeout: 480_000 }, () => {
  it('changes all records that matched at the start, even if the change affects the filter', async () => {
    const answer = await callCustomers(t, 'PUT', 'bulk/', {
      selection: { matching },
      set: { source: 'Changed' },
    });
    expect(answer.body, answer.text).toMatchObject({
      changed: 0,
      work: { action: 'change', total: null, canUndo: false },
    });
    const { work, reasons } = await whileWorking(() => settled(begun(answer).id));
    expect(work).toMatchObject({
      status: 'done',
      total: COUNT,
      done: COUNT,
      changed: COUNT,
      failed: 0,
      message: '12,000 customers changed',
    });
    expect(reasons).toEqual([]);
    expect(await counted(`source = 'Changed'`)).toBe(COUNT);
    expect(await counted(`source = 'Other'`)).toBe(3);
    const told = await t.database.asOwner(
      `select 1 from app.outbox o join app.bulk_works w on w.tenant_id = o.tenant_id and w.user_id = o.user_id
       where w.id = $1 and o.topic = 'bulk_completed'`,
      [work.id],
    );
    expect(told).toHaveLength(1);
    await callCustomers(t, 'PUT', 'bulk/', {
      selection: { matching: { filter: bySource('Changed') } },
      set: { source: 'Bulk' },
    });
    await whileWorking(() => settled(work.id + 1));
  });

  it('counts all matching records beyond the limit on request', async () => {
    const path = `?filter=${encodeURIComponent(matching.filter)}&itemsPerPage=1`;
    const capped = await callCustomers(t, 'GET', path);
    expect(capped.body.results).toMatchObject({ total: 10_000, totalIsCapped: true });
    const all = await callCustomers(t, 'GET', `${path}&countAll=true`);
    expect(all.body.results).toMatchObject({ total: COUNT, totalIsCapped: false });
  });

  it('rejects an impossible change before the job starts', async () => {
    const answer = await callCustomers(t, 'PUT', 'bulk/', {
      selection: { matching },
      addTags: [999_999],
    });
    expect(answer.body.formErrors).toEqual({ addTags: 'Some of these tags do not exist' });
  });

  it('stops a bulk change between two batches, and undoes the completed part', async () => {
    const answer = await callCustomers(t, 'DELETE', '', { selection: { matching } });
    expect(answer.status, answer.text).toBe(200);
    const { id } = begun(answer);
    const stopped = await whileWorking(async () => {
      await settled(id, ({ changed }) => changed > 0);
      return t.call('POST', `${WORKS}${id}/stop/`, { as: 'admin' });
    });
    expect(stopped.status, stopped.text).toBe(202);
    const { work } = await readWork(id);
    expect(work).toMatchObject({ status: 'stopped', canUndo: true });
    expect(work.changed).toBeGreaterThan(0);
    expect(work.changed).toBeLessThan(COUNT);
    expect(await counted('deleted_at is not null')).toBe(work.changed);
    const again = await t.call('POST', `${WORKS}${id}/stop/`, { as: 'admin' });
    expect(again.body).toMatchObject({ code: 'not_now' });

    const undone = await t.call('POST', `${WORKS}${id}/undo/`, { as: 'admin' });
    const back = await whileWorking(() => settled(begun(undone).id));
    expect(back.work).toMatchObject({ action: 'restore', status: 'done', changed: work.changed });
    expect(await counted('deleted_at is not null')).toBe(0);
    expect((await readWork(id)).work.canUndo).toBe(false);
  });

  it('reports which records were not changed, and why', async () => {
    const answer = await callCustomers(t, 'DELETE', '', { selection: { matching } });
    const { id } = begun(answer);
    const { reasons, work } = await whileWorking(async () => {
      await settled(id, ({ changed }) => changed > 0);
      // Another user deletes the last record before the bulk change reaches it.
      const last = await t.database.asOwner<{ id: number }>(
        `select max(id) as id from app.customers where tenant_id = $1 and source = 'Bulk'`,
        [t.world.alpha.id],
      );
      await callCustomers(t, 'DELETE', `${last[0]?.id}/`);
      return settled(id);
    });
    expect(work).toMatchObject({ status: 'done', changed: COUNT - 1, failed: 1, canUndo: true });
    expect(work.message).toBe('11,999 customers deleted, 1 not changed');
    expect(reasons).toEqual([
      { error: 'Not found', count: 1, records: [{ id: expect.any(Number), name: '' }] },
    ]);
    expect((await t.call('GET', `${WORKS}${id}/`, { as: 'manager' })).status).toBe(404);
  });

  it('resumes after a worker was stopped, and changes nothing twice', async () => {
    const [last] = await t.database.asOwner<{ id: number }>(
      `select max(id) as id from app.bulk_works where tenant_id = $1`,
      [t.world.alpha.id],
    );
    const undone = await t.call('POST', `${WORKS}${last?.id}/undo/`, { as: 'admin' });
    const { id } = begun(undone);
    await whileWorking(() => settled(id, ({ done }) => done > 0));
    const { work } = await whileWorking(() => settled(id));
    expect(work).toMatchObject({ status: 'done', done: COUNT - 1, changed: COUNT - 1, failed: 0 });
    const [audit] = await t.database.asOwner<{ n: number }>(
      `select count(*)::int as n from app.audit_log where tenant_id = $1 and request_id = $2`,
      [t.world.alpha.id, `bulk work ${id}`],
    );
    expect(audit?.n).toBe(COUNT - 1);
  });

  it('fails when the user has lost the permission before the job runs', async () => {
    const answer = await callCustomers(t, 'PUT', 'bulk/', {
      selection: { matching },
      set: { source: 'Never' },
    });
    const { id } = begun(answer);
    await t.database.asOwner('update app.bulk_works set user_id = 999 where id = $1', [id]);
    await whileWorking(async () => {
      for (let tries = 0; tries < 200; tries++) {
        const [row] = await t.database.asOwner<{ status: string; error: string }>(
          'select status, error from app.bulk_works where id = $1',
          [id],
        );
        if (row?.status === 'failed') {
          expect(row.error).toBe('You no longer have permission to do this');
          return;
        }
        await sleep(50);
      }
      throw new Error('The work does not fail');
    });
    expect(await counted(`source = 'Never'`)).toBe(0);
  });
});
