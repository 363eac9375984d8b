/** Puts a text before a marker. Shape: file's text, marker, addition → text. Errors: throws when the marker is not there exactly once. */
export function insertBefore(text: string, marker: string, addition: string): string {
  if (text.split(marker).length !== 2)
    throw new Error(`"${marker.trim()}" is not in the file exactly once.`);
  return text.replace(marker, () => `${addition}${marker}`);
}

/**
 * Puts a line into the block that begins with an opening line and ends with a line that closes it.
 * Shape: file's text, opening, line → text with the block's lines in order. Errors: throws when the opening is not there exactly once.
 */
export function insertSorted(text: string, opening: string, line: string): string {
  const [before, after, ...more] = text.split(`${opening}\n`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`"${opening}" is not in the file exactly once.`);
  const end = after.search(/^[}\]]/m);
  const lines = [...after.slice(0, end).split('\n').filter(Boolean), line].sort();
  return `${before}${opening}\n${lines.join('\n')}\n${after.slice(end)}`;
}
