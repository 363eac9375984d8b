/**
 * Returns undefined for a missing file.
 * @param error - rejection of the read
 * @returns undefined
 * @throws rethrows any other error
 */
export function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
