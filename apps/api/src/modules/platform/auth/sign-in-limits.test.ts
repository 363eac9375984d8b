import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/test-database.ts';
import { signInLimits } from './sign-in-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('delays attempts on one account longer and longer, but never blocks it', async () => {
  const waits: number[] = [];
  const limits = signInLimits(database.authPool, async (ms) => void waits.push(ms));
  const email = 'owner@test.example';
  for (let i = 1; i <= 28; i++) await limits.attempt(`203.0.113.${i}`, email);
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);

  waits.length = 0;
  await limits.attempt('203.0.113.200', 'someone-else@test.example');
  expect(waits).toEqual([]);
  await limits.attempt('203.0.113.201', email);
  await limits.succeeded('203.0.113.201', email);
  expect(waits).toEqual([5000]);
});
