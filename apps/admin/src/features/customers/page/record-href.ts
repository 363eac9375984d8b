import type { ActivityEntry } from '@org/schema/entities';

const PATHS: Readonly<Record<NonNullable<ActivityEntry['entity']>, string>> = {
  note: 'notes',
  form_submission: 'form-submissions',
  order: 'web-orders',
  quote: 'quotes',
  invoice: 'invoices',
  project: 'projects',
  task: 'tasks',
};

/** Returns the address of the screen of a record. */
export const recordHref = (entity: keyof typeof PATHS, id: number): string =>
  `/admin/${PATHS[entity]}/${id}`;
