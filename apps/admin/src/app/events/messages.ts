/** Texts of what is told while it happens. */
export const text = {
  download: 'Download',
  open: 'Open',
  changedBy: (name: string) => `Changed by ${name} just now.`,
  changedByYou: 'Changed by you in another window just now.',
  changed: 'Changed just now.',
  deletedBy: (name: string) => `Deleted by ${name} just now.`,
  deleted: 'Deleted just now.',
  show: 'Show',
} as const;
