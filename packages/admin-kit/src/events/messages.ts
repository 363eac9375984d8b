import type { Formats } from '@org/ui';

type Digits = Pick<Formats, 'number'>;

/** Texts of live notifications. */
export const text = {
  download: 'Download',
  open: 'Open',
  changedBy: (name: string) => `Changed by ${name} just now.`,
  changedByYou: 'Changed by you in another window just now.',
  changed: 'Changed just now.',
  deletedBy: (name: string) => `Deleted by ${name} just now.`,
  deleted: 'Deleted just now.',
  show: 'Show',
  stop: 'Stop',
  undo: 'Undo',
  close: 'Close',
  showLeft: 'See which',
  leftFor: ({ number }: Digits, reason: string, count: number) => `${number(count)} × ${reason}`,
  leftOnes: ({ number }: Digits, names: readonly string[], count: number) =>
    `${names.join(', ')}${count > names.length ? ` and ${number(count - names.length)} more` : ''}`,
} as const;
