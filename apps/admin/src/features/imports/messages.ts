import type { Import, ImportStatus, OnMatch } from '@org/schema/contract';
import type { Formats, Tone } from '@org/ui';

/** Label and color of each import status. */
export const STATUS: Readonly<Record<ImportStatus, { label: string; tone: Tone }>> = {
  mapping: { label: 'Not started', tone: 'neutral' },
  validating: { label: 'Checking', tone: 'warning' },
  ready: { label: 'Checked', tone: 'neutral' },
  running: { label: 'Importing', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  partial: { label: 'Done with errors', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  undoing: { label: 'Undoing', tone: 'warning' },
  undone: { label: 'Undone', tone: 'neutral' },
};

/** Labels of the handling of existing records. */
export const ON_MATCH: Readonly<Record<OnMatch, string>> = {
  update: 'Update the existing record',
  skip: 'Skip the row',
  create: 'Create a new record',
};

/** Formatter of numbers. */
type Digits = Pick<Formats, 'number'>;

const rows = ({ number }: Digits, count: number): string =>
  `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

type Counted = Pick<Import, 'form' | 'one' | 'many' | 'total'>;

const counted = ({ number }: Digits, count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** Describes the content of a file: rows, or records in the format of another program. */
const records = (digits: Digits, { form, one, many, total }: Counted): string =>
  form ? counted(digits, total, one, many) : rows(digits, total);

/** Texts of the import screens. */
export const text = {
  imports: 'Imports',
  newImport: 'Import a file',
  import: 'Import',
  allImports: 'All imports',
  titles: {
    blogCategories: 'Blog categories',
    posts: 'Blog posts',
    productCategories: 'Product categories',
  } as Readonly<Record<string, string>>,
  importOf: (many: string) => `Import ${many}`,
  backTo: (many: string) => `All ${many}`,
  noTargets: 'Nothing to import',
  noTargetsText: 'Your role can’t create any of the records that files can be imported as.',
  see: 'Imports',
  add: 'importing files',
  uploadTitle: 'Choose a file',
  uploadText: (digits: Digits, most: number) =>
    `CSV or XLSX with a header row, up to 40 MB and ${rows(digits, most)}.`,
  formsText: (programs: readonly string[]) =>
    `Files exported from ${programs.join(' or ')} are recognized. You don’t need to rename columns.`,
  columnsTitle: 'Columns you can import',
  columnsText: 'In any order, with any header. You map columns in the next step.',
  example: 'Download a template',
  required: '(required)',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Uploading…',
  mappingTitle: 'Map columns',
  mappingText: 'Skipped columns aren’t imported.',
  recognised: ({ form }: Pick<Import, 'form'>) => (form ? `${form.label} export` : 'File contents'),
  content: (digits: Digits, record: Import) => {
    const { form, parts } = record;
    if (!form) return rows(digits, record.rows);
    const own = parts > 0 ? ` with ${counted(digits, parts, form.part, form.parts)}` : '';
    return `${records(digits, record)}${own}, in ${rows(digits, record.rows)}`;
  },
  makesMissing: 'Create missing categories',
  makesMissingText: 'Otherwise rows that name a missing category fail.',
  column: 'Column',
  values: 'Sample',
  field: 'Import as',
  leaveOut: 'Skip',
  noColumn: 'Map at least one column.',
  needsColumn: (label: string) => `${label} is required. Map a column to it.`,
  matchTitle: 'Existing records',
  matchOn: 'Match existing by',
  matchNone: 'Don’t match: every row is new',
  onMatch: 'When a row matches',
  check: 'Check without importing',
  checkAgain: 'Check again',
  start: (digits: Digits, record: Counted) => `Import ${records(digits, record)}`,
  startAnyway: (digits: Digits, good: number, record: Counted) =>
    `Import ${digits.number(good)} of ${records(digits, record)}…`,
  anywayTitle: (digits: Digits, failed: number) => `Import without ${rows(digits, failed)}?`,
  anywayText: (digits: Digits, failed: number) =>
    `${rows(digits, failed)} failed the check and won’t be imported. You can fix them here first, or after the import.`,
  anyway: 'Import the others',
  nothingPasses: 'Every row failed the check. Fix the errors below, then check again.',
  cancel: 'Cancel import',
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoText:
    'Records it created move to the trash, and records it updated get their earlier values back. Records that someone changed since then are not touched, and are listed here.',
  undone: 'What was undone',
  undoCounts: { removed: 'Moved to trash', restored: 'Restored', kept: 'Left unchanged' },
  undoNothing: 'The import had changed nothing.',
  undoLeft: 'Left unchanged',
  undoReason: ({ number }: Digits, reason: string, count: number) => `${reason}: ${number(count)}`,
  checked: 'Check result',
  happened: 'Result',
  created: 'Created',
  updated: 'Updated',
  skipped: 'Skipped',
  failed: 'Failed',
  understood: 'How values were read',
  understoodText: 'Check that these are what you meant.',
  understoodField: 'Field',
  understoodFrom: 'In the file',
  understoodTo: 'Read as',
  causes: 'Errors',
  cause: ({ number }: Digits, count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`,
  fixTitle: 'Fix failed rows',
  fixText: 'Correct the cells here, then try the rows again.',
  fixShown: (digits: Digits, shown: number, failed: number) =>
    `Showing ${digits.number(shown)} of ${rows(digits, failed)} that failed.`,
  fixCell: (column: string, row: number) => `${column}, row ${row}`,
  fixEverywhere: (from: string, to: string, column: string) =>
    `Replace “${from}” with “${to}” in ${column} in all failed rows`,
  retry: 'Try these rows again',
  retryCount: (digits: Digits, count: number) => `Try ${rows(digits, count)} again`,
  retried: (digits: Digits, before: number, after: number) =>
    after === 0
      ? 'All rows imported'
      : `${digits.number(before - after)} imported, ${digits.number(after)} still failing`,
  row: ({ number }: Digits, no: number) => `Row ${number(no)}`,
  errorFile: 'Download failed rows',
  records,
  progress: (digits: Digits, record: Counted & Pick<Import, 'processed'>) =>
    `${digits.number(record.processed)} of ${records(digits, record)}`,
  keepsGoing: 'You can leave this page. The work continues in the background.',
  pictures: 'Pictures',
  picturesText: ({ number }: Digits, { total, done, failed }: NonNullable<Import['pictures']>) =>
    `${number(done)} of ${number(total)} in the library${failed > 0 ? `, ${number(failed)} failed` : ''}.`,
  picturesAwaited: 'The rest are downloading in the background.',
  picturesFile: 'Download failed pictures',
  picturesAgain: 'Try again',
  toList: (many: string) => `View ${many}`,
  again: 'Import another file',
  saveFailed: 'Your choice wasn’t saved',
  emptyTitle: 'No imports yet',
  emptyText: 'Save your records as CSV or XLSX and import the file.',
} as const;
