const REFERENCE = /^asset:([a-z0-9-]+)$/;

/** Returns the names of the pictures that a value refers to as `asset:name`, at any depth. */
export function findAssets(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    const name = REFERENCE.exec(value)?.[1];
    if (name) found.add(name);
  } else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) findAssets(child, found);
  return found;
}

/**
 * Returns a copy of a value with each of its strings changed, at any depth.
 * @param change - returns the new string; `key` is the property that holds it, or that holds its array
 */
export function mapStrings<Value>(
  value: Value,
  change: (text: string, key: string) => string,
  key = '',
): Value {
  // Only strings differ, so the result has the type of the value.
  if (typeof value === 'string') return change(value, key) as Value;
  if (Array.isArray(value)) return value.map((child) => mapStrings(child, change, key)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, mapStrings(child, change, name)]),
  ) as Value;
}

/**
 * Returns a copy of a value with URLs in place of references to pictures. References without a URL stay as they are.
 * @param urls - URL of each picture by its name
 * @example resolveAssets(page.template, new Map([['bread', '/media/bread.webp']]))
 */
export function resolveAssets<Value>(value: Value, urls: ReadonlyMap<string, string>): Value {
  return mapStrings(value, (text) => urls.get(REFERENCE.exec(text)?.[1] ?? '') ?? text);
}
