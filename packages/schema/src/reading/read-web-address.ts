/** Longest web address that is read. */
const MAX_LENGTH = 2000;

/** A host name with a dot, and perhaps a port, a path, a query and a fragment. */
const BARE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#][^\s]*)?$/u;

/** Reads a web address as people write it: example.org is https://example.org. What is none is returned as it is. */
export function readWebAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || trimmed.includes('@')) return trimmed;
  return BARE.test(trimmed) && !/^[\d.]+$/.test(trimmed) ? `https://${trimmed}` : trimmed;
}
