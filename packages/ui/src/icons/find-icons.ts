/** A set of icons: SVG paths on a grid of 24, by name. */
export type IconSet = Readonly<Record<string, string>>;

/** Returns the name of an icon as words: 'arrow-left' → 'arrow left'. */
export function iconWords(name: string): string {
  return name.replaceAll('-', ' ');
}

/**
 * Returns the names that contain every search term; those that start with the first term come first, then by name.
 * @param icons - set
 * @param typed - typed text
 */
export function findIcons(icons: IconSet, typed: string): readonly string[] {
  const words = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const [first = ''] = words;
  return Object.keys(icons)
    .filter((name) => words.every((word) => name.includes(word)))
    .sort(
      (a, b) =>
        Number(b.startsWith(first)) - Number(a.startsWith(first)) || a.localeCompare(b, 'en'),
    );
}
