import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { TimesheetInput } from './timesheet-paper.ts';

/** Draws the timesheet of a person as a PDF. */
export const drawTimesheetTask = defineThreadTask({
  name: 'draw-timesheet',
  timeoutMs: 120_000,
  async run(input: TimesheetInput): Promise<Uint8Array> {
    const { drawTimesheet } = await import('./timesheet-paper.ts');
    const { logo } = input.sender;
    // A buffer arrives from another thread as plain bytes.
    return drawTimesheet({
      ...input,
      sender: { ...input.sender, logo: logo && Buffer.from(logo) },
    });
  },
});
