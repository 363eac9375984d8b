import { expect, it } from 'vitest';
import { CleanupStack } from './cleanup-stack.ts';

it('closes everything once, the last opened first', async () => {
  const closed: string[] = [];
  const cleanup = new CleanupStack();
  cleanup.add(() => void closed.push('database'));
  cleanup.add(async () => void closed.push('server'));
  await cleanup.close();
  await cleanup.close();
  expect(closed).toEqual(['server', 'database']);
});

it('closes the rest when steps throw or reject, and reports their errors together', async () => {
  const closed: string[] = [];
  const cleanup = new CleanupStack();
  cleanup.add(() => void closed.push('database'));
  cleanup.add(() => {
    throw new Error('feed');
  });
  cleanup.add(() => Promise.reject(new Error('server')));
  const error = await cleanup.close().catch((reason: unknown) => reason);
  expect(closed).toEqual(['database']);
  expect(error).toBeInstanceOf(AggregateError);
  expect((error as AggregateError).errors).toEqual([new Error('server'), new Error('feed')]);
});

it('reports a single error as it is', async () => {
  const cleanup = new CleanupStack();
  cleanup.add(() => {
    throw new Error('feed');
  });
  await expect(cleanup.close()).rejects.toThrow('feed');
});
