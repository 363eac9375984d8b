/** One thing that a check found, in words that say what to do. */
export interface Problem {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly message: string;
}

/**
 * A check of the repository.
 * @param root - folder of the repository
 * @returns problems, `[]` when all is well
 */
export type Check = (root: string) => readonly Problem[] | Promise<readonly Problem[]>;
