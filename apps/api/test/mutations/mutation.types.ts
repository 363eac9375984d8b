/** Mutation that removes one defence from the source, with the test that must fail. */
export interface Mutation {
  readonly name: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** Code that appears exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Suite that must fail, relative to this app's folder, and part of the test's title. */
  readonly suite: string;
  readonly test: string;
  /** True when the defence is part of the tables, so that the run needs a database that was created without it. */
  readonly changesTables?: boolean;
}
