/** Copy of the audit log's screens. */
export const text = {
  title: 'Audit log',
  all: 'Everything',
  security: 'Security events',
  changes: 'Changes to records',
  shown: 'Show',
  details: 'Details',
  emptyTitle: 'No activity yet',
  emptyText: 'Sign-ins, exports and changes appear here as they happen, and stay for a year.',
  noPerson: 'Unknown person',
  noBrowser: 'Background work',
  changed: 'Changed fields',
  record: (subject: string, id: number) => `${subject} ${id}`,
  nothing: 'empty',
} as const;
