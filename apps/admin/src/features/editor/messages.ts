import type { MergeField } from '@org/blocks/email';
import type { MergeFieldChoice } from '@org/editor-core';

/** Texts of the editor's screen. */
export const text = {
  nothingTitle: 'Nothing to edit',
  nothingText: 'Open a page from the list of pages.',
  pages: 'Go to pages',
} as const;

const MERGE_FIELD_NAMES: Readonly<Record<MergeField, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email address',
  company_name: 'Your company',
};

/** Merge fields that texts of a campaign can contain. */
export const MERGE_FIELD_CHOICES: readonly MergeFieldChoice[] = Object.entries(
  MERGE_FIELD_NAMES,
).map(([name, label]) => ({ name, label }));
