import { expect, it } from 'vitest';
import { AppError, appError, ERRORS, invariant } from './errors.ts';

it('gives every error a failure status, a message and a hint', () => {
  for (const [code, { status, message, hint }] of Object.entries(ERRORS)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(status, code).toBeLessThan(600);
    expect(message, code).toMatch(/^[A-Z].*[^.]$/);
    expect(hint, code).toMatch(/^[A-Z].*\.$/);
    expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
  }
});

it('creates an error with its code, status and details', () => {
  const cause = new Error('inner');
  const failure = appError('conflict', { current: { version: 2 }, cause });
  expect(failure).toBeInstanceOf(AppError);
  expect({
    ...failure,
    status: failure.status,
    message: failure.message,
    cause: failure.cause,
  }).toEqual({
    name: 'AppError',
    code: 'conflict',
    details: { current: { version: 2 }, cause },
    status: 409,
    message: ERRORS.conflict.message,
    cause,
  });
});

it('throws a plain error for an impossible state', () => {
  expect(() => invariant(1 + 1 === 2, 'numbers add up')).not.toThrow();
  expect(() => invariant(false, 'numbers add up')).toThrow('Invariant: numbers add up');
});
