import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { StatementInput } from './statement-paper.ts';

/** Draws the statement of a customer as a PDF. */
export const drawStatementTask = defineThreadTask({
  name: 'draw-statement',
  timeoutMs: 120_000,
  async run(input: StatementInput): Promise<Uint8Array> {
    const { drawStatement } = await import('./statement-paper.ts');
    const { logo } = input.sender;
    // A buffer arrives from another thread as plain bytes.
    return drawStatement({
      ...input,
      sender: { ...input.sender, logo: logo && Buffer.from(logo) },
    });
  },
});
