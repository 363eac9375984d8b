/** One defence taken out of the source, and the test that must notice. */
export interface Mutation {
  readonly name: string;
  /** From the repository's root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Suite that must go red, from this app's folder, and part of the test's title. */
  readonly suite: string;
  readonly test: string;
  /** The defence is part of the tables: the run needs a database that was made without it. */
  readonly changesTables?: boolean;
}
