/** A set of icons as data. Shape: name → path on a grid of 24. */
export type IconSet = Readonly<Record<string, string>>;

/** What a name is called in words: 'arrow-left' → 'arrow left'. */
export function iconWords(name: string): string {
  return name.replaceAll('-', ' ');
}

/**
 * The names that hold every word looked for; those that begin with the first word come first, else by name.
 * Shape: set, what was typed → names.
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
