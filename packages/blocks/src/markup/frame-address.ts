const LONGEST = 4000;

/**
 * Returns a URL that may be framed, or undefined: https only, and without credentials.
 * @param value - anything
 */
export function frameAddress(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const text = value.trim();
  // Browsers skip control characters inside a scheme, so a URL with any is rejected.
  if (/[\p{Cc}\\]/u.test(text) || !/^https:\/\//i.test(text) || !URL.canParse(text))
    return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : undefined;
}
