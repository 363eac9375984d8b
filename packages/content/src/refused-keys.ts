/** Names that would reach an object's prototype. They are refused in every id and key. Source: reliability T20. */
export function isRefusedKey(key: string): boolean {
  return (
    key === '__proto__' || key === 'constructor' || key === 'prototype' || key in Object.prototype
  );
}
