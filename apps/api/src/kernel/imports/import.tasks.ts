import { defineThreadTask } from '../threads/define-thread-task.ts';

/** Writes the rows of a CSV or XLSX file as one JSON array per line. */
export const writeRowsTask = defineThreadTask({
  name: 'write-rows',
  timeoutMs: 120_000,
  async run({ bytes, path }: { readonly bytes: Uint8Array; readonly path: string }): Promise<void> {
    const { writeRows } = await import('./write-rows.ts');
    await writeRows(bytes, path);
  },
});
