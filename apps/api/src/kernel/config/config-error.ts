/** An invalid setting, with one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
