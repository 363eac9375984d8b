/**
 * Returns a short stable hash of a text.
 * @see FNV-1a, 32 bits, applied twice to make collisions rare
 */
export function shortHash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) + i;
  }
  return ((high >>> 12) * 0x1_0000_0000 + (low >>> 0)).toString(36).slice(-7);
}
