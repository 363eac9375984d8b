/** Names of inherited object properties, and those that lead to the prototype. */
const REFUSED: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/** Returns true for names that would reach an object's prototype, which are rejected in every id and key. */
export function isRefusedKey(key: string): boolean {
  return REFUSED.has(key);
}
