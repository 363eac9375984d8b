/** Changed columns or settings with their earlier and new value, by name. */
export type Changes = Record<string, readonly [before: unknown, after: unknown]>;
