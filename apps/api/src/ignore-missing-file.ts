/** Gives undefined for a file that is not there. Shape: what reading it rejected with → undefined. Errors: throws what else it was. */
export function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
