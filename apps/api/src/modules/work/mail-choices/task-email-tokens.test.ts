import { expect, it } from 'vitest';
import { taskEmailTokens } from './task-email-tokens.ts';

const tokens = taskEmailTokens('a key');
const given = { userId: 42, event: 'task.due_soon' } as const;
const token = tokens.make(7, given);

it('reads a token of the tenant', () => {
  expect(tokens.read(7, token)).toEqual(given);
});

it('refuses a token of another tenant, of another key and of another installation', () => {
  expect(tokens.read(8, token)).toBeUndefined();
  expect(taskEmailTokens('another key').read(7, token)).toBeUndefined();
});

it('refuses a token that is altered anywhere', () => {
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'a' ? 'b' : 'a';
    expect(
      tokens.read(7, token.slice(0, at) + other + token.slice(at + 1)),
      `${at}`,
    ).toBeUndefined();
  }
  for (const text of ['', '.', token.slice(1), `${token}a`, token.replace('dueSoon', 'assigned')])
    expect(tokens.read(7, text), text).toBeUndefined();
});
