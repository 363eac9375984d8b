import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { CleanSvg } from './svg/clean-svg.ts';

/** Sanitizes an uploaded SVG. */
export const cleanSvgTask = defineThreadTask({
  name: 'clean-svg',
  timeoutMs: 20_000,
  async run({
    bytes,
    filename,
  }: {
    readonly bytes: Uint8Array;
    readonly filename: string;
  }): Promise<CleanSvg> {
    const { cleanSvg } = await import('./svg/clean-svg.ts');
    return cleanSvg(bytes, filename);
  },
});
