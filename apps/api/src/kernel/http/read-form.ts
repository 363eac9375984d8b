import { appError } from '@org/schema/errors';
import type { FormEntry } from '../access/call.ts';
import { cleanFileName } from './file-name.ts';

/** Most files of one upload. */
const MAX_FILES = 10;
/** Most parts of a form, text fields included: parsing many small ones holds up everybody. */
const MAX_PARTS = 210;

function countParts(bytes: Uint8Array<ArrayBuffer>, boundary: string): number {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const marker = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (
    let at = body.indexOf(marker);
    at >= 0 && parts <= MAX_PARTS;
    at = body.indexOf(marker, at + marker.length)
  )
    parts++;
  return parts;
}

/** A form: its text fields by name, and its files. */
export interface Form {
  /** Every part, in the order in which it was sent. */
  readonly entries: readonly FormEntry[];
  readonly fields: Record<string, unknown>;
  readonly files: readonly File[];
}

/** Options of reading a form. */
export interface ReadFormOptions {
  /** True for a form with fields that its author named: files may have any field name. */
  readonly ownFields?: boolean;
}

/** Returns a file under its name without control characters. */
const withCleanName = (file: File): File => {
  const name = cleanFileName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
};

/**
 * Reads a multipart body.
 * @throws `malformed`, also for texts with a NUL character; `too_large` for more than 10 files or 210 parts
 */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  { ownFields = false }: ReadFormOptions = {},
): Promise<Form> {
  const boundary = /boundary="?([^";]{1,70})"?/i.exec(contentType)?.[1];
  if (boundary === undefined) throw appError('malformed', { message: 'The form has no boundary' });
  if (countParts(bytes, boundary) > MAX_PARTS)
    throw appError('too_large', { message: 'The form has too many parts' });
  const data = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw appError('malformed', { message: 'The form could not be read', cause });
    });
  const fields: Record<string, unknown> = {};
  const files: File[] = [];
  // A field for a file that was left empty comes as a file without name and content.
  const entries = [...data]
    .filter(([, value]) => typeof value === 'string' || value.name !== '' || value.size > 0)
    .map(
      ([name, value]): FormEntry => [
        name,
        typeof value === 'string' ? value : withCleanName(value),
      ],
    );
  for (const [name, value] of entries) {
    if (typeof value === 'string' && (name.includes('\0') || value.includes('\0')))
      throw appError('malformed', {
        formErrors: { [cleanFileName(name).slice(0, 200)]: 'has a character that is not allowed' },
      });
    if (typeof value === 'string') fields[name] = value;
    else if (ownFields) files.push(value);
    else if (name === 'files[]' || name === 'files') files.push(value);
    else
      throw appError('validation_failed', {
        formErrors: { [name.slice(0, 200)]: 'is not a field of this call' },
      });
  }
  if (files.length > MAX_FILES)
    throw appError('too_large', { message: `Upload at most ${MAX_FILES} files at once` });
  return { fields, files, entries };
}
