/** Number of hues with which people are colored. */
const HUES = 6;

/** Returns the hue of a person, from 0, the same on every screen. */
export const getPersonHue = (id: number): number => id % HUES;

/** Returns the first letters of a name: of its first word, and of its last one if there are several. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], ...(words.length > 1 ? [words.at(-1)] : [])]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
}
