import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../fields/fields.ts';
import { defineListFields } from '../list/list-fields.ts';
import { fieldsQuery, idParams, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

/** Maximum size of an import file, bytes. */
export const IMPORT_LIMIT = 40 * 1024 * 1024;
/** Maximum number of rows that one request corrects. */
export const MAX_CORRECTED_ROWS = 100;
/** Maximum number of rows of an import. */
export const MAX_IMPORTED = 500_000;

/** Statuses of an import. `partial` is done with some failed rows; `failed` was stopped, or imported no row. */
export const IMPORT_STATUSES = [
  'mapping',
  'validating',
  'ready',
  'running',
  'done',
  'partial',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Handling of rows that match an existing record. */
export const ON_MATCH = ['update', 'skip', 'create'] as const;
export type OnMatch = (typeof ON_MATCH)[number];

const counts = {
  created: number().integer().min(0).required(),
  updated: number().integer().min(0).required(),
  skipped: number().integer().min(0).required(),
  failed: number().integer().min(0).required(),
};

/** A failed row of a file with its problems. */
const rowProblem = object({
  /** Line number as a spreadsheet counts it: the heading is 1. */
  row: number().integer().required(),
  error: string().required(),
  /** Cells of the row for correction; absent when they were not stored. */
  cells: array(string().defined()),
});

/** A cause of failed rows with the number of rows. */
const failureCause = object({
  error: string().required(),
  count: number().integer().required(),
  /** The first row with this cause. */
  row: number().integer().required(),
});
export type FailureCause = InferType<typeof failureCause>;

/** A value that was interpreted, such as Canada as CA. */
const readValue = object({
  field: string().required(),
  from: string().required(),
  to: string().defined(),
  count: number().integer().required(),
});
export type ReadValue = InferType<typeof readValue>;

/** Result of undoing an import, as numbers of records. */
const undoReport = object({
  /** Number of records that the import had created and that are in the trash now. */
  removed: number().integer().required(),
  restored: number().integer().required(),
  kept: number().integer().required(),
  /** Reasons why records were not or only partly reverted. */
  reasons: array(
    object({ reason: string().required(), count: number().integer().required() }).required(),
  ).required(),
});
export type ImportUndoReport = InferType<typeof undoReport>;

/** A field that a column of a file can be mapped to. */
const importField = object({
  name: string().required(),
  label: string().required(),
  required: boolean().required(),
});

/** A file format of another program. */
const importForm = object({
  name: string().required(),
  /** Name of the program. */
  label: string().required(),
  /** Singular and plural of the parts that rows represent. */
  part: string().required(),
  parts: string().required(),
}).noUnknown();

/** An import of a file into an entity. */
const importSchema = object({
  id: idField().required(),
  /** Plural name of the entity, as in the names of its endpoints. */
  entity: string().required(),
  /** Singular and plural of the records. */
  one: string().required(),
  many: string().required(),
  filename: string().required(),
  status: mixed<ImportStatus>().oneOf(IMPORT_STATUSES).required(),
  /** Headings of the columns. */
  columns: array(string().defined()).required(),
  /** The first rows, as text. */
  sample: array(array(string().defined()).required()).required(),
  fields: array(importField.required()).required(),
  /** Recognized format of another program; null for any other file. */
  form: importForm.nullable(),
  /** Number of rows below the heading: in the format of another program several rows may form one record. */
  rows: number().integer().required(),
  /** Number of rows that are part of a record, such as a variant of a product. */
  parts: number().integer().required(),
  /** True when missing records that a row refers to, such as categories, are created; null when that is not possible. */
  makesMissing: boolean().nullable(),
  /** Name of the field for each column; '' for a skipped column. */
  mapping: array(string().defined()).required(),
  /** Fields that match rows to existing records; '' for none. */
  matchFields: array(importField.required()).required(),
  matchOn: string().defined(),
  onMatch: mixed<OnMatch>().oneOf(ON_MATCH).required(),
  /** Number of records in the file. */
  total: number().integer().required(),
  processed: number().integer().required(),
  ...counts,
  /** Result of the dry run; null before. */
  check: object({
    ...counts,
    problems: array(rowProblem.required()).required(),
    causes: array(failureCause.required()).default([]),
    understood: array(readValue.required()).default([]),
  }).nullable(),
  /** The first failed rows with their problems; empty in lists. */
  problems: array(rowProblem.required()).required(),
  /** Causes of failed rows, most frequent first; empty in lists. */
  causes: array(failureCause.required()).required(),
  /** True when failed rows can be corrected here, since each of them is one record. */
  canCorrect: boolean().required(),
  /** Result of undoing the import; null before. */
  undo: undoReport
    .shape({
      /** The first records that were not or only partly reverted; empty in lists. */
      records: array(
        object({
          id: idField().required(),
          title: string().defined(),
          reason: string().required(),
        }).required(),
      ).required(),
    })
    .nullable(),
  /** URL of the file of failed rows; null when no row failed. */
  errorFileUrl: string().nullable(),
  /** External images of the file, which are downloaded in the background; null for none. */
  pictures: object({
    total: number().integer().required(),
    done: number().integer().required(),
    failed: number().integer().required(),
    /** URL of the file of failed downloads; null when none failed. */
    errorFileUrl: string().nullable(),
  }).nullable(),
  error: string().defined(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  version: versionField().required(),
  created_at: string().required(),
  started_at: string().nullable(),
  finished_at: string().nullable(),
}).noUnknown();
export type Import = InferType<typeof importSchema>;

/** Fields of the list of imports. */
export const IMPORT_FIELDS = defineListFields({
  filename: { type: 'text', label: 'File', sortable: true },
  many: { type: 'text', label: 'Into', filterable: false },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'mapping', label: 'Not started' },
      { value: 'validating', label: 'Checking' },
      { value: 'ready', label: 'Checked' },
      { value: 'running', label: 'Importing' },
      { value: 'done', label: 'Done' },
      { value: 'partial', label: 'Done with errors' },
      { value: 'failed', label: 'Failed' },
      { value: 'cancelled', label: 'Canceled' },
      { value: 'undoing', label: 'Undoing' },
      { value: 'undone', label: 'Undone' },
    ],
  },
  total: { type: 'number', label: 'Rows', sortable: true },
  failed: { type: 'number', label: 'Failed rows' },
  user: { type: 'person', label: 'By' },
  created_at: { type: 'date', label: 'When', sortable: true },
});

/** An entity that files can be imported into. */
const importTarget = object({
  /** Plural name of the entity, as in the names of its endpoints. */
  entity: string().required(),
  one: string().required(),
  many: string().required(),
  /** Maximum number of rows of a file. */
  most: number().integer().required(),
  /** Programs whose file formats are recognized. */
  forms: array(string().required()).required(),
  fields: array(importField.required()).required(),
  matchFields: array(importField.required()).required(),
}).noUnknown();
export type ImportTargetInfo = InferType<typeof importTarget>;

const oneImport = object({ import: importSchema.required(), message: string().required() });
const hasPermission = (action: 'can_view' | 'can_create') =>
  ({ audience: 'staff', permission: `imports.${action}` }) as const;

const step = (verb: string, summary: string) =>
  defineRoute({
    id: `imports.${verb}`,
    method: 'POST',
    path: `/api/v1/admin/imports/{id}/${verb}/`,
    summary,
    status: 202,
    access: hasPermission('can_create'),
    params: idParams,
    response: oneImport,
    errors: ['not_found', 'not_now', 'forbidden'],
  });

/** Imports of files, for users who may create the imported records. */
export const importsContract = {
  list: defineRoute({
    id: 'imports.list',
    method: 'GET',
    path: '/api/v1/admin/imports/',
    summary: 'List imports, newest first',
    access: hasPermission('can_view'),
    query: fieldsQuery(IMPORT_FIELDS, { entity: lineField(60) }),
    response: listResponse(importSchema),
  }),
  targets: defineRoute({
    id: 'imports.targets',
    method: 'GET',
    path: '/api/v1/admin/imports/targets/',
    summary: 'List what the signed-in user can import, with the fields of each',
    access: hasPermission('can_create'),
    response: object({
      results: object({ rows: array(importTarget.required()).required() }).required(),
    }),
  }),
  upload: defineRoute({
    id: 'imports.upload',
    method: 'POST',
    path: '/api/v1/admin/imports/',
    summary: 'Start an import with a CSV or XLSX file in form field `files[]`',
    status: 201,
    encoding: 'form',
    access: hasPermission('can_create'),
    body: object({ entity: lineField(60).required('Please choose what to import') }).noUnknown(),
    bodyLimit: IMPORT_LIMIT + 64 * 1024,
    response: oneImport,
    errors: ['too_large', 'file_invalid', 'forbidden'],
  }),
  get: defineRoute({
    id: 'imports.get',
    method: 'GET',
    path: '/api/v1/admin/imports/{id}/',
    summary: 'Get the progress of an import',
    access: hasPermission('can_view'),
    params: idParams,
    response: object({ import: importSchema.required(), results: importSchema.required() }),
    errors: ['not_found'],
  }),
  update: defineRoute({
    id: 'imports.update',
    method: 'PUT',
    path: '/api/v1/admin/imports/{id}/',
    summary: 'Map columns to fields, and choose what happens to rows that match existing records',
    access: hasPermission('can_create'),
    params: idParams,
    body: object({
      mapping: array(string().max(80).defined()).max(500),
      matchOn: string().max(80),
      onMatch: mixed<OnMatch>().oneOf(ON_MATCH),
      makesMissing: boolean(),
      version: versionField(),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: oneImport,
    errors: ['not_found', 'not_now', 'conflict', 'forbidden'],
  }),
  correct: defineRoute({
    id: 'imports.correct',
    method: 'POST',
    path: '/api/v1/admin/imports/{id}/correct/',
    summary:
      'Correct failed rows and retry them: as another check before the import, or as an import after it',
    access: hasPermission('can_create'),
    params: idParams,
    body: object({
      /** Rows with all of their cells. */
      rows: array(
        object({
          row: number().integer().min(2).max(10_000_000).required(),
          cells: array(string().max(100_000).defined()).max(500).required(),
        })
          .noUnknown()
          .required(),
      ).max(MAX_CORRECTED_ROWS),
      /** A value to replace in a column of all failed rows. */
      replace: object({
        column: number().integer().min(0).max(499).required(),
        from: string().max(1000).defined(),
        to: string().max(1000).defined(),
      })
        .noUnknown()
        .optional()
        .default(undefined),
      version: versionField(),
    }).noUnknown(),
    bodyLimit: 4 * 1024 * 1024,
    response: oneImport,
    errors: ['not_found', 'not_now', 'conflict', 'forbidden'],
  }),
  validate: step('validate', 'Check every row without importing anything'),
  start: step('start', 'Import the rows'),
  cancel: step('cancel', 'Stop after the batch that is being imported'),
  undo: step(
    'undo',
    'Undo an import: revert records it created or updated, unless they were changed since then',
  ),
  errors: defineRoute({
    id: 'imports.errors',
    method: 'GET',
    path: '/api/v1/admin/imports/{id}/errors/',
    summary: 'Download failed rows with their errors (text/csv)',
    access: hasPermission('can_view'),
    params: idParams,
    stream: true,
    response: object({}),
    errors: ['not_found'],
  }),
  pictures: defineRoute({
    id: 'imports.pictures',
    method: 'GET',
    path: '/api/v1/admin/imports/{id}/pictures/',
    summary: 'Download the list of failed pictures with their errors (text/csv)',
    access: hasPermission('can_view'),
    params: idParams,
    stream: true,
    response: object({}),
    errors: ['not_found'],
  }),
  fetch: step('fetch', 'Fetch the pictures that failed once more'),
};
