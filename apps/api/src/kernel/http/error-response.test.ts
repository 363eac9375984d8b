import { appError } from '@org/schema/errors';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { errorResponse } from './error-response.ts';

const log = pino({ level: 'silent' });
const ID = '3f0d8c1e-7a34-4f0f-9a55-000000000001';
/** Accept header of a browser. */
const PAGES = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const answer = (error: unknown, method: string, accept: string): Response =>
  errorResponse(
    error,
    ID,
    log,
    new Request('http://a.test/form/', { method, headers: { accept } }),
  );

it('shows a page with a next step for a form without a script, and no details of a bug', async () => {
  const away = answer(appError('unavailable', { retryAfter: 2 }), 'POST', PAGES);
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('2');
  expect(away.headers.get('cache-control')).toBe('no-store');
  expect(away.headers.get('x-request-id')).toBe(ID);
  expect(away.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await away.text();
  expect(text).toContain('Go back in your browser: what you have typed is still there.');
  expect(text).not.toContain('success');
  const bug = await answer(new Error('select <secret>'), 'POST', PAGES).text();
  expect(bug).toContain('This could not be sent');
  expect(bug).not.toContain('secret');
});

it('returns JSON to programs, and to GET requests', async () => {
  for (const [method, accept] of [
    ['POST', '*/*'],
    ['POST', 'application/json'],
    ['GET', PAGES],
  ] as const)
    expect(await answer(appError('not_found'), method, accept).json()).toMatchObject({
      success: false,
      code: 'not_found',
    });
});
