import { afterEach, expect, it } from 'vitest';
import { armSignIn, askToSignIn, currentSignInRequest } from './ask-to-sign-in.ts';

afterEach(() => {
  currentSignInRequest()?.answer(false);
  armSignIn(false);
});

it('does not ask before anyone has signed in', async () => {
  await expect(askToSignIn()).resolves.toBe(false);
  expect(currentSignInRequest()).toBeUndefined();
});

it('asks once for all concurrent requests that fail', async () => {
  armSignIn(true);
  const calls = [askToSignIn(), askToSignIn(), askToSignIn()];
  currentSignInRequest()?.answer(true);
  await expect(Promise.all(calls)).resolves.toEqual([true, true, true]);
  expect(currentSignInRequest()).toBeUndefined();
});
