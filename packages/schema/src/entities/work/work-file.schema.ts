import { boolean, type InferType, number, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';
import { personRefSchema } from './work-fields.ts';

/** A kind of file that can be added to records. */
export interface PrivateFileType {
  readonly mime: string;
  /** Extensions of the type, lower case. */
  readonly extensions: readonly string[];
  /** True for text, which nothing but its extension tells apart. */
  readonly isText?: boolean;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Kinds of files that can be added to tasks, projects, quotes and invoices; none of them is run by a browser. */
export const PRIVATE_FILE_TYPES: readonly PrivateFileType[] = [
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'] },
  { mime: 'image/png', extensions: ['png'] },
  { mime: 'image/webp', extensions: ['webp'] },
  { mime: 'image/avif', extensions: ['avif'] },
  { mime: 'image/heic', extensions: ['heic'] },
  { mime: 'application/pdf', extensions: ['pdf'] },
  { mime: `${OFFICE}.wordprocessingml.document`, extensions: ['docx'] },
  { mime: `${OFFICE}.spreadsheetml.sheet`, extensions: ['xlsx'] },
  { mime: `${OFFICE}.presentationml.presentation`, extensions: ['pptx'] },
  { mime: `${OPEN_DOCUMENT}.text`, extensions: ['odt'] },
  { mime: `${OPEN_DOCUMENT}.spreadsheet`, extensions: ['ods'] },
  { mime: `${OPEN_DOCUMENT}.presentation`, extensions: ['odp'] },
  { mime: 'application/zip', extensions: ['zip'] },
  { mime: 'text/plain', extensions: ['txt'], isText: true },
  { mime: 'text/csv', extensions: ['csv'], isText: true },
];

/** A file of a task, project, quote or invoice. */
export const workFileSchema = object({
  id: idField().required(),
  name: string().required(),
  mime_type: string().required(),
  /** Bytes. */
  size: number().integer().required(),
  /** Person who added it. */
  user: personRefSchema.nullable(),
  created_at: string().required(),
  /** Path of its download, for people who see the record. */
  url: string().required(),
  /** True for a file of a quote or invoice that its customer sees; absent in files of tasks and projects. */
  isShared: boolean(),
}).noUnknown();
export type WorkFile = InferType<typeof workFileSchema>;
