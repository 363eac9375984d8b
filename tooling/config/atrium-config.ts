/** Configuration of an installation, in `atrium.config.ts` at the root of the repository. */
export interface AtriumConfig {
  /**
   * Packages of additional blocks: names of installed packages, such as `@acme/blocks`, or folders relative to the file, such as
   * `../acme-blocks`. The palette lists their blocks in this order, after the built-in ones.
   * @default none
   */
  readonly blocks?: readonly string[] | undefined;
}

/** Declares the configuration of an installation, so that editors complete and check it. */
export function defineConfig(config: AtriumConfig): AtriumConfig {
  return config;
}
