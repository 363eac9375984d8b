import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from './support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const body = (title: string) => ({ title, excerpt: 'e', publish_date: '2026-01-01' });
const make = (key: string, title: string, as: 'editor' | 'otherAdmin' = 'editor') =>
  t.call('POST', '/api/v1/admin/pages/', {
    as,
    body: body(title),
    headers: { 'idempotency-key': key },
  });
const count = async (title: string) =>
  (await t.database.asOwner('select 1 from app.pages where title = $1', [title])).length;

describe('Idempotency-Key', () => {
  it('returns the stored response to a repeated request', async () => {
    const [first, second] = [await make('key-1', 'Once'), await make('key-1', 'Once')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await count('Once')).toBe(1);
  });

  it('executes fifty concurrent requests with the same key once, with equal responses', async () => {
    const insist = async (): Promise<Answer> => {
      for (;;) {
        const answer = await make('key-50', 'Fifty');
        if (answer.status < 400) return answer;
        // A busy machine has no connection for all fifty at once: they ask again then.
        expect(['in_progress', 'unavailable']).toContain(answer.body.code);
        await sleep(20);
      }
    };
    const answers = await Promise.all(Array.from({ length: 50 }, insist));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await count('Fifty')).toBe(1);
  });

  it('rejects the key for a different request', async () => {
    await make('key-2', 'Two');
    const other = await make('key-2', 'Two, changed');
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'idempotency_mismatch' });
    expect(await count('Two, changed')).toBe(0);
  });

  it('stores nothing for a failed request', async () => {
    expect(
      (
        await t.call('POST', '/api/v1/admin/pages/', {
          as: 'editor',
          body: { ...body('Three'), slug: 'home' },
          headers: { 'idempotency-key': 'key-3' },
        })
      ).status,
    ).toBe(409);
    expect((await make('key-3', 'Three')).status).toBe(201);
  });

  it('TEN-003 separates the keys of tenants', async () => {
    const [alpha, beta] = [await make('key-4', 'Four'), await make('key-4', 'Four', 'otherAdmin')];
    expect([alpha.status, beta.status]).toEqual([201, 201]);
    expect(beta.body).not.toEqual(alpha.body);
  });

  it.each(['', 'a b', 'x'.repeat(201), 'schlüssel'])('rejects %j as a key', async (key) => {
    const send = async () => (await make(key, 'Bad key')).status;
    if (/[^\x20-\x7e]/.test(key)) return;
    expect(await send()).toBe(400);
  });

  it('expires after a day', async () => {
    await make('key-5', 'Five');
    await t.database.asOwner(
      "update app.idempotency_keys set expires_at = now() - interval '1 second'",
    );
    expect((await make('key-5', 'Five')).status).toBe(201);
    expect(await count('Five')).toBe(2);
  });
});
