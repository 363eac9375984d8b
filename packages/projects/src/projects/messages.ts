import { fieldLabels } from '@org/schema';
import { PROJECT_FIELDS, type ProjectStatus } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Label and color of each project status. */
export const STATUS: Readonly<Record<ProjectStatus, { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'success' },
  on_hold: { label: 'On hold', tone: 'warning' },
  completed: { label: 'Completed', tone: 'info' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** Labels of a project's fields. */
export const LABELS = {
  ...fieldLabels(PROJECT_FIELDS),
} as const;

/** Texts of projects. */
export const text = {
  projects: 'Projects',
  project: 'Project',
  newProject: 'New project',
  untitled: 'Untitled project',
  create: 'Create Project',
  save: 'Update Project',
  created: 'Project created',
  saved: 'Project updated',
  see: 'see projects',
  add: 'add projects',
  all: 'All projects',
  emptyTitle: 'No projects yet',
  emptyText: 'Plan work for a customer, or for yourself, in a project.',
  progress: (percent: number) => `${percent}% done`,
} as const;
