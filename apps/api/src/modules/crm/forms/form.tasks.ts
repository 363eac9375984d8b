import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { PatternCheck } from './check-patterns.ts';

/** Tells for each value whether it matches the pattern of its author. */
export const checkPatternsTask = defineThreadTask({
  name: 'check-patterns',
  timeoutMs: 30_000,
  async run(checks: readonly PatternCheck[]): Promise<readonly boolean[]> {
    const { checkPatterns } = await import('./check-patterns.ts');
    return checkPatterns(checks);
  },
});
