import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { PatternCheck } from './check-patterns.ts';

/** Matches values against the patterns of authors. Shape: checks → for each, whether it matches. */
export const checkPatternsTask = defineThreadTask({
  name: 'check-patterns',
  timeoutMs: 10_000,
  async run(checks: readonly PatternCheck[]): Promise<readonly boolean[]> {
    const { checkPatterns } = await import('./check-patterns.ts');
    return checkPatterns(checks);
  },
});
