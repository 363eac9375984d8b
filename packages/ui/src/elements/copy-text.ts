import { toast } from '../toasts/toast.ts';

/**
 * Copies text to the clipboard.
 * @throws never throws; without a secure context, and when the browser refuses, it only logs
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!globalThis.isSecureContext) throw new Error('The clipboard needs a secure context');
    await navigator.clipboard.writeText(text);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: ERR-020 asks for a log and nothing else
    console.warn('Nothing was copied.', error);
    return false;
  }
  toast.success(`Copied '${text}' to clipboard`);
  return true;
}
