/** Texts of exports. */
export const text = {
  exporting: (done: string, total: string, many: string) =>
    `Exporting ${done} of ${total} ${many}…`,
  exportBegins: (many: string) => `Exporting ${many}…`,
  exported: 'The export is ready',
  exportFailed: 'The export failed. Try again.',
  download: 'Download',
} as const;
