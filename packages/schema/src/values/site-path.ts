/** Maximum length of a path, characters. */
const LONGEST = 2000;

/** Returns a path of the same site with its query from untrusted input; undefined for anything that could lead elsewhere. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' &&
    value.length <= LONGEST &&
    /^\/(?![/\\])[\w\-/.~%?=&+]*$/.test(value)
    ? value
    : undefined;
}
