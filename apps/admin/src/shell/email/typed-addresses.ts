/** Returns the addresses of a text in which commas, semicolons, spaces or line breaks stand between them. */
export function splitAddresses(typed: string): string[] {
  return typed.split(/[,;\s]+/).filter(Boolean);
}
