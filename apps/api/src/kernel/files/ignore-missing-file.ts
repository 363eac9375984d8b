/** Returns undefined for a missing file. Shape: rejection of the read → undefined. Errors: rethrows any other error. */
export function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
