// What `vitest.config.ts` provides to tests.
declare module 'vitest' {
  export interface ProvidedContext {
    /** Positions of the blocks that a run takes. */
    readonly drawnBlocks: readonly string[];
  }
}

export {};
