/** Segments of paths that are names in small letters; all others are ids. */
export const NAMED_SEGMENTS: readonly string[] = ['slug', 'key'];
