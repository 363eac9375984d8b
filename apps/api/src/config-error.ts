/** A setting that cannot be used, in one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
