import type { Import, ImportStatus, OnMatch } from '@org/schema';
import type { Formats, Tone } from '@org/ui';

/** Where an import stands, in words and colour. */
export const STATUS: Readonly<Record<ImportStatus, { label: string; tone: Tone }>> = {
  mapping: { label: 'Not started', tone: 'neutral' },
  validating: { label: 'Being checked', tone: 'warning' },
  ready: { label: 'Checked', tone: 'neutral' },
  running: { label: 'Running', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Stopped by a problem', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  undoing: { label: 'Being taken back', tone: 'warning' },
  undone: { label: 'Taken back', tone: 'neutral' },
};

/** What becomes of rows that are there already. */
export const ON_MATCH: Readonly<Record<OnMatch, string>> = {
  update: 'Change what is there',
  skip: 'Leave it as it is',
  create: 'Make another one',
};

/** How numbers are written. */
type Digits = Pick<Formats, 'number'>;

const rows = ({ number }: Digits, count: number): string =>
  `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

type Counted = Pick<Import, 'form' | 'one' | 'many' | 'total'>;

const counted = ({ number }: Digits, count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** What a file holds: rows, or in the form of another program the records that these are. */
const records = (digits: Digits, { form, one, many, total }: Counted): string =>
  form ? counted(digits, total, one, many) : rows(digits, total);

/** Texts of imports. */
export const text = {
  imports: 'Imports',
  newImport: 'Import from a file',
  import: 'Import',
  allImports: 'All imports',
  titles: {
    blogCategories: 'Categories of the blog',
    posts: 'Blog posts',
    productCategories: 'Categories of products',
  } as Readonly<Record<string, string>>,
  importOf: (many: string) => `Import ${many}`,
  backTo: (many: string) => `All ${many}`,
  noTargets: 'There is nothing to import into',
  noTargetsText: 'Your role may not make any of the records that files can be taken into.',
  see: 'see imports',
  add: 'import files',
  uploadTitle: 'Choose a file',
  uploadText: (digits: Digits, most: number) =>
    `CSV or XLSX, with a heading above each column, up to 40 MB and ${rows(digits, most)}.`,
  formsText: (programs: readonly string[]) =>
    `Files that ${programs.join(' or ')} has written are known by their heading: nothing needs to be renamed.`,
  columnsTitle: 'Columns that a file may have',
  columnsText:
    'In any order and under any heading: you say which column is which in the next step.',
  example: 'Download an empty file',
  required: '(needed)',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Reading the file…',
  mappingTitle: 'Which column is which?',
  mappingText: 'Columns that are left out are not read.',
  recognised: ({ form }: Pick<Import, 'form'>) =>
    form ? `This is a file of ${form.label}` : 'What is in the file',
  content: (digits: Digits, record: Import) => {
    const { form, parts } = record;
    if (!form) return rows(digits, record.rows);
    const own = parts > 0 ? ` with ${counted(digits, parts, form.part, form.parts)}` : '';
    return `${records(digits, record)}${own}, in ${rows(digits, record.rows)}`;
  },
  makesMissing: 'Make categories that are not there yet',
  makesMissingText: 'Otherwise a row that names one is not imported.',
  column: 'Column of the file',
  values: 'What is in it',
  field: 'Goes into',
  leaveOut: 'Leave out',
  noColumn: 'Choose where at least one column goes.',
  needsColumn: (label: string) =>
    `${label} is needed and comes from no column yet. Choose the column that holds it.`,
  matchTitle: 'Rows that are there already',
  matchOn: 'Known again by',
  matchNone: 'Nothing: every row is new',
  onMatch: 'What becomes of them',
  check: 'Check without importing',
  start: (digits: Digits, record: Counted) => `Import ${records(digits, record)}`,
  cancel: 'Cancel the import',
  undo: 'Take the import back',
  undoTitle: 'Take the import back?',
  undoText:
    'What it made goes to the trash, and what it changed is as before. What somebody has changed since stays as it is.',
  checked: 'What would happen',
  happened: 'What happened',
  created: 'New',
  updated: 'Changed',
  skipped: 'Left as they are',
  failed: 'With a problem',
  problems: 'Rows with a problem',
  moreProblems: ({ number }: Digits, count: number) => `and ${number(count)} more`,
  row: ({ number }: Digits, no: number) => `Row ${number(no)}`,
  errorFile: 'Download the rows that failed',
  records,
  progress: (digits: Digits, record: Counted & Pick<Import, 'processed'>) =>
    `${digits.number(record.processed)} of ${records(digits, record)}`,
  keepsGoing: 'You can leave this page: the import goes on.',
  pictures: 'Pictures',
  picturesText: ({ number }: Digits, { total, done, failed }: NonNullable<Import['pictures']>) =>
    `${number(done)} of ${number(total)} are in the library${failed > 0 ? `, ${number(failed)} could not be fetched` : ''}.`,
  picturesAwaited:
    'The others are being fetched in the background; their products show them as they come.',
  picturesFile: 'Download the pictures that failed',
  picturesAgain: 'Fetch them once more',
  toList: (many: string) => `See the ${many}`,
  again: 'Import another file',
  saveFailed: 'The choice could not be kept',
  emptyTitle: 'Nothing was imported yet',
  emptyText: 'Bring your records along: save them as CSV or XLSX and import the file.',
} as const;
