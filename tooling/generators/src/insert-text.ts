/**
 * Puts a text before a marker.
 * @param text - file's text
 * @returns text
 * @throws when the marker is not there exactly once
 */
export function insertBefore(text: string, marker: string, addition: string): string {
  if (text.split(marker).length !== 2)
    throw new Error(`"${marker.trim()}" is not in the file exactly once.`);
  return text.replace(marker, () => `${addition}${marker}`);
}

/**
 * Puts a line into the block that begins with an opening line and ends with a line that closes it.
 * @param text - file's text
 * @returns text with the block's lines in order
 * @throws when the opening is not there exactly once
 */
export function insertSorted(text: string, opening: string, line: string): string {
  const [before, after, ...more] = text.split(`${opening}\n`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`"${opening}" is not in the file exactly once.`);
  const end = after.search(/^[}\]]/m);
  const lines = [...after.slice(0, end).split('\n').filter(Boolean), line].sort();
  return `${before}${opening}\n${lines.join('\n')}\n${after.slice(end)}`;
}

/**
 * Puts a text after a marker.
 * @param text - file's text
 * @returns text
 * @throws when the marker is not there exactly once
 */
export function insertAfter(text: string, marker: string, addition: string): string {
  if (text.split(marker).length !== 2)
    throw new Error(`"${marker.trim()}" is not in the file exactly once.`);
  return text.replace(marker, () => `${marker}${addition}`);
}

/**
 * Adds a name to an existing import, unless it is already there.
 * @param text - file's text
 * @returns text
 * @throws when the file imports nothing from that module
 */
export function insertImport(text: string, name: string, from: string): string {
  const line = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)';/g)].find(
    ([, , source]) => source === from,
  );
  const [all, names] = line ?? [];
  if (all === undefined || names === undefined)
    throw new Error(`Nothing is imported from ${from} yet.`);
  if (names.split(',').some((known) => known.trim() === name)) return text;
  return text.replace(all, () => all.replace(/,?\s*\}/, () => `, ${name} }`));
}

/**
 * Inserts lines before a marker, except those whose name the text already contains.
 * @throws unless the marker occurs exactly once
 */
export function insertTexts(text: string, marker: string, lines: readonly string[]): string {
  const missing = lines.filter(
    (line) => !text.includes(`\n  ${line.slice(0, line.indexOf(':'))}:`),
  );
  return insertBefore(text, marker, missing.map((line) => `  ${line}\n`).join(''));
}
