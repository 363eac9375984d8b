import { decodeContent } from '@org/content/node';

/**
 * Stored content as the JSON text that is in it, to look for things in.
 * @param content - encoded text or null
 * @returns JSON; '' for none
 */
export function contentText(content: string | null): string {
  if (!content) return '';
  const decoded = decodeContent(content);
  return decoded.ok ? JSON.stringify(decoded.value) : '';
}
