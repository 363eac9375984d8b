/** Names that every object answers to, and those that lead to its prototype. */
const REFUSED: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/** Names that would reach an object's prototype. They are refused in every id and key. Source: reliability T20. */
export function isRefusedKey(key: string): boolean {
  return REFUSED.has(key);
}
