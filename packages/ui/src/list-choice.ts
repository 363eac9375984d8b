/** One value to choose in a list: of a status, a tag, a person. */
export interface Choice {
  readonly value: string | number;
  readonly label: string;
  /** Colour of a tag, by the names of the palette. */
  readonly color?: string | undefined;
}

/** Finds values to choose from. Shape: what was typed, '' for nothing → the first of them. */
export type FindChoices = (search: string) => Promise<readonly Choice[]>;
