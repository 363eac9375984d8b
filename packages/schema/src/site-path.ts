/** Characters of a path that is led to. */
const LONGEST = 2000;

/** A path of the same site, with its query, out of what a browser names; undefined for everything that could lead elsewhere. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' &&
    value.length <= LONGEST &&
    /^\/(?![/\\])[\w\-/.~%?=&+]*$/.test(value)
    ? value
    : undefined;
}
