import type { DueGroup } from './group-tasks.ts';

/** Headings of the groups. */
export const GROUPS: Readonly<Record<DueGroup, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  later: 'Later',
  none: 'No date',
};

/** Texts of the user's work. */
export const text = {
  title: 'My work',
  see: 'see tasks',
  all: 'All tasks',
  failed: 'Your tasks could not be loaded',
  empty: 'Nothing to do',
  emptyText: 'Tasks that are assigned to you appear here, from all projects.',
  more: 'Show more',
} as const;
