/** An option of a list field: a status, a tag or a member. */
export interface Choice {
  readonly value: string | number;
  readonly label: string;
  /** Color of a tag, by the names of the palette. */
  readonly color?: string | undefined;
}

/**
 * Finds options.
 * @param search - typed text, '' for all
 * @returns the first of them
 */
export type FindChoices = (search: string) => Promise<readonly Choice[]>;
