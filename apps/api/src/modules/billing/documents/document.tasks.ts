import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { DocumentInput } from './document-paper.ts';

/** Draws a quote or an invoice as a PDF. */
export const drawDocumentTask = defineThreadTask({
  name: 'draw-document',
  timeoutMs: 60_000,
  async run(input: DocumentInput): Promise<Uint8Array> {
    const { drawDocument } = await import('./document-paper.ts');
    const { logo } = input.sender;
    // A buffer arrives from another thread as plain bytes.
    return drawDocument({
      ...input,
      sender: { ...input.sender, logo: logo && Buffer.from(logo) },
    });
  },
});
