/** Maximum length of a URL that is parsed. */
const MAX_LENGTH = 2000;

/** A host name with a dot, and optionally a port, path, query and fragment. */
const BARE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#][^\s]*)?$/u;

/** Parses a URL as people write it: example.org is https://example.org. Returns anything else unchanged. */
export function readWebAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || trimmed.includes('@')) return trimmed;
  return BARE.test(trimmed) && !/^[\d.]+$/.test(trimmed) ? `https://${trimmed}` : trimmed;
}
