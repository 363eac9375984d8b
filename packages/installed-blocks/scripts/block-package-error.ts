/** A problem with `atrium.config` or a package that it names. Its message is one sentence for the person who runs the build. */
export class BlockPackageError extends Error {
  override readonly name = 'BlockPackageError';
}
