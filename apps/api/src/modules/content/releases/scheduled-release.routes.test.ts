import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PAGES } from '../../../../test/support/pages.ts';
import { getRelease, releaseCalls, toItem } from '../../../../test/support/releases.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const { call, makeRelease, makeDraft, makePost, seen, seenPost } = releaseCalls(() => t);
const FAR = '2999-01-01T00:00:00.000Z';

async function schedule(id: number, publish_at: string, as: ActorName = 'editor') {
  const answer = await call('POST', `${id}/schedule/`, { publish_at }, as);
  expect(answer.status, answer.text).toBe(200);
  return getRelease(answer);
}
const read = async (id: number) => getRelease(await call('GET', `${id}/`));
const getToasts = () =>
  t.database.asOwner<{ message: string; variant: string; email: string }>(`
    select o.payload->>'message' as message, o.payload->>'variant' as variant, u.email
    from app.outbox o join platform.users u on u.id = o.user_id where o.topic = 'new_toast' order by o.seq desc limit 1`);
/** Makes a release due, and runs the housekeeping as after a time without a server. */
async function catchUp(id: number): Promise<void> {
  await t.database.db.asTenant(t.world.alpha.id, (tx) =>
    tx
      .updateTable('releases')
      .set({ publish_at: new Date(Date.now() - 3_600_000) })
      .where('id', '=', id)
      .execute(),
  );
  await t.api.jobs.housekeeping.tasks.get('due-releases')?.run({
    signal: new AbortController().signal,
    log: serverLog('silent'),
  });
}

describe('a scheduled release', () => {
  it('is published by its job in the name of the person who scheduled it', async () => {
    const page = await makeDraft('scheduled-page');
    const post = await makePost('Scheduled post');
    const { id } = await makeRelease('Scheduled', [toItem(page), toItem(post, 'post')]);
    const at = new Date(Date.now() + 2000);
    expect(await schedule(id, at.toISOString())).toMatchObject({
      state: 'scheduled',
      publish_at: at.toISOString(),
      scheduled_by: { displayName: 'editor' },
    });
    expect([await seen('scheduled-page'), await seenPost(post.slug)]).toEqual(['Now', 404]);
    await sleep(at.getTime() - Date.now() + 20);
    await t.api.jobs.start({ poll: 0.5 });
    await vi.waitFor(async () => expect(await seen('scheduled-page')).toBe('Next'), {
      timeout: 60_000,
    });
    await t.api.jobs.stop();
    expect(await seenPost(post.slug)).toBe(200);
    expect(await read(id)).toMatchObject({
      state: 'published',
      publish_at: null,
      published_by: { displayName: 'editor' },
    });
    expect(await getToasts()).toEqual([
      { message: '“Scheduled” was published', variant: 'success', email: 'editor@test.example' },
    ]);
  });

  it('is published once after a time without a server', async () => {
    const page = await makeDraft('catch-up');
    const { id } = await makeRelease('Late', [toItem(page)]);
    await schedule(id, FAR);
    await Promise.all([catchUp(id), catchUp(id)]);
    expect(await seen('catch-up')).toBe('Next');
    expect(await read(id)).toMatchObject({ state: 'published' });
  });

  it('is no longer scheduled when its last item is removed', async () => {
    const pages = [await makeDraft('removed-one'), await makeDraft('removed-two')];
    const { id } = await makeRelease(
      'Emptied',
      pages.map((page) => toItem(page)),
    );
    await schedule(id, FAR);
    const answer = await call('GET', `${id}/`);
    const [first, second] = (answer.body as { items?: { id: number }[] }).items ?? [];
    await call('DELETE', `${id}/items/`, { ids: [first?.id] });
    expect(await read(id)).toMatchObject({ state: 'scheduled' });
    await call('DELETE', `${id}/items/`, { ids: [second?.id] });
    expect(await read(id)).toMatchObject({ state: 'open', publish_at: null, scheduled_by: null });
  });

  it('needs a time in the future, and something to publish', async () => {
    const { id } = await makeRelease('Empty', []);
    const past = await call('POST', `${id}/schedule/`, { publish_at: '2020-01-01' });
    expect([past.status, past.body.formErrors]).toEqual([
      422,
      { publish_at: 'Choose a time in the future' },
    ]);
    const empty = await call('POST', `${id}/schedule/`, { publish_at: FAR });
    expect(empty.body.code).toBe('release_blocked');
  });

  it('can get another time, be canceled, and be published before its time', async () => {
    const page = await makeDraft('another-time');
    const { id } = await makeRelease('Moved', [toItem(page)]);
    await schedule(id, FAR);
    expect(await schedule(id, '2998-01-01T00:00:00Z', 'admin')).toMatchObject({
      publish_at: '2998-01-01T00:00:00.000Z',
      scheduled_by: { displayName: 'admin' },
    });
    const canceled = await call('POST', `${id}/cancel-schedule/`);
    expect(getRelease(canceled)).toMatchObject({ state: 'open', publish_at: null });
    await catchUp(id);
    expect(await seen('another-time')).toBe('Now');
    await schedule(id, FAR);
    expect((await call('POST', `${id}/publish/`)).status).toBe(200);
    await catchUp(id);
    expect(await read(id)).toMatchObject({ state: 'published' });
  });

  it('fails with the reason when a page was deleted, publishes nothing, and can be tried again', async () => {
    const [first, gone] = [await makeDraft('fail-first'), await makeDraft('fail-gone', 'Gone')];
    const { id } = await makeRelease('Failing', [toItem(first), toItem(gone)]);
    await schedule(id, FAR);
    await t.call('DELETE', `${PAGES}${gone.id}/`, { as: 'editor' });
    await catchUp(id);
    expect(await seen('fail-first')).toBe('Now');
    expect(await read(id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('“Gone”: This page was deleted'),
    });
    expect(await getToasts()).toMatchObject([
      {
        message: expect.stringContaining('“Failing” was not published. “Gone”'),
        variant: 'danger',
      },
    ]);
    await t.call('POST', `${PAGES}restore/`, {
      as: 'editor',
      body: { ids: [gone.id] },
    });
    const answer = await call('POST', `${id}/publish/`);
    expect(answer.status, answer.text).toBe(200);
    expect(getRelease(answer)).toMatchObject({ state: 'published', failure: '' });
  });

  it('fails with a notice to its author when the person who scheduled it has lost the permission', async () => {
    const page = await makeDraft('lost-permission');
    const { id } = await makeRelease('Lost', [toItem(page)]);
    await schedule(id, FAR, 'manager');
    const setStatus = (status: string) =>
      t.database.asOwner(`update platform.memberships m set status = '${status}'
        from platform.users u where u.id = m.user_id and u.email = 'manager@test.example'`);
    await setStatus('suspended');
    await catchUp(id);
    await setStatus('active');
    expect(await seen('lost-permission')).toBe('Now');
    expect(await read(id)).toMatchObject({
      state: 'failed',
      failure: 'The person who scheduled it no longer has permission to publish pages.',
    });
    expect(await getToasts()).toMatchObject([{ variant: 'danger', email: 'editor@test.example' }]);
  });
});
