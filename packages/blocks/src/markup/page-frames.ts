const FRAMED = /\sdata-frame="(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)"/g;

/**
 * Returns the sorted origins of external pages that a page frames, for its content security policy.
 * @returns distinct origins
 */
export function framesIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(FRAMED), ([, origin = '']) => origin))].sort();
}
