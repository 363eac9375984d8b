/** Texts of files. */
export const text = {
  files: 'Files',
  add: 'Add files',
  empty: 'No files yet. Drop them here, or choose them.',
  emptyReadOnly: 'No files yet.',
  drop: 'Drop files here to add them',
  failed: 'The files could not be loaded',
  added: (count: number) => (count === 1 ? 'File added' : `${count} files added`),
  sending: (name: string) => `Uploading ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  tooLarge: (limit: string) => `This file is larger than ${limit}.`,
  download: (name: string) => `Download ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'The file cannot be restored.',
  removeFile: 'Delete file',
  removed: 'File deleted',
} as const;
