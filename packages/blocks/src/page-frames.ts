const FRAMED = /\sdata-frame="(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)"/g;

/** Origins of the pages of others that a page's markup shows in frames, sorted: a policy lets these in. Shape: HTML → origins, each once. */
export function framesIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(FRAMED), ([, origin = '']) => origin))].sort();
}
