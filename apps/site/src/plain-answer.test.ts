import { ApiError } from '@org/api-client';
import { expect, it, vi } from 'vitest';
import { failedAnswer } from './plain-answer.ts';

const createError = (code: 'rate_limited' | 'host_unknown', status: number, retryAfter?: number) =>
  new ApiError({ code, status, message: 'Refused', retryAfter });

it('says in a page what failed, and reports only what nobody expects', async () => {
  const report = vi.fn();
  const limited = failedAnswer(createError('rate_limited', 429, 17), report);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '17']);
  expect(limited.headers.get('content-type')).toContain('text/html');
  expect(await limited.text()).toContain('<h1>Too many requests</h1>');
  expect(failedAnswer(createError('host_unknown', 404), report).status).toBe(404);
  expect(report).not.toHaveBeenCalled();
  const down = failedAnswer(new Error('connection refused'), report);
  expect([down.status, down.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await down.text()).not.toContain('connection refused');
  expect(report).toHaveBeenCalledOnce();
});
