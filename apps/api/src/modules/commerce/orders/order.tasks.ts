import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { OrderDocumentsInput } from './order-documents.ts';

/** Draws invoices and packing slips as one PDF. */
export const drawOrderDocumentsTask = defineThreadTask({
  name: 'draw-order-documents',
  timeoutMs: 60_000,
  async run({ papers, sender }: OrderDocumentsInput): Promise<Uint8Array> {
    const { drawOrderDocuments } = await import('./order-documents.ts');
    const { logo } = sender;
    // A buffer arrives from another thread as plain bytes.
    return drawOrderDocuments({
      papers,
      sender: { ...sender, logo: logo && Buffer.from(logo) },
    });
  },
});
