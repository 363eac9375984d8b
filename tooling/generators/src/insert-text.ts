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

/** Puts a text after a marker. Shape: file's text, marker, addition → text. Errors: throws when the marker is not there exactly once. */
export function insertAfter(text: string, marker: string, addition: string): string {
  if (text.split(marker).length !== 2)
    throw new Error(`"${marker.trim()}" is not in the file exactly once.`);
  return text.replace(marker, () => `${marker}${addition}`);
}

/**
 * Names one thing more in an import that is there; one that is named already is left alone.
 * Shape: file's text, what, from where → text. Errors: throws when nothing is imported from there yet.
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

/** Puts texts, each a line of its own, before a marker; those whose name has a text already are left out. Errors: throws when the marker is not there exactly once. */
export function insertTexts(text: string, marker: string, lines: readonly string[]): string {
  const missing = lines.filter(
    (line) => !text.includes(`\n  ${line.slice(0, line.indexOf(':'))}:`),
  );
  return insertBefore(text, marker, missing.map((line) => `  ${line}\n`).join(''));
}
