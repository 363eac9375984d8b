/** Texts of the trash. */
export const text = {
  trash: 'Trash',
  meta: 'What was deleted stays here for 30 days, and is gone for good after that.',
  kind: 'Kind of record',
  name: 'Name',
  deleted: 'Deleted',
  restore: 'Restore',
  restoreMany: (count: number) => (count === 1 ? 'Restore' : `Restore ${count}`),
  see: 'see what was deleted',
  emptyTitle: 'The trash is empty',
  emptyText: (kind: string) => `No ${kind.toLowerCase()} were deleted in the last 30 days.`,
  failed: 'The trash could not be loaded',
  untitled: 'Untitled',
  customers: 'Customers',
  notes: 'Notes',
  pages: 'Pages',
  posts: 'Posts',
} as const;
