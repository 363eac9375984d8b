import { sizeText } from '@org/schema';
import { type FormFile, type NamedFormField, UPLOAD_LIMIT } from '@org/schema/entities';
import { fileTypeFromBuffer } from 'file-type';
import type { FormEntry } from '../../../kernel/access/call.ts';

/** Accepted file types with their file extensions. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
};

/** Accepted file with its bytes. */
export interface TakenFile extends FormFile {
  readonly bytes: Buffer;
  /** File name in storage. */
  readonly stored: string;
}

/** Result of reading the files of a form. */
export interface TakenFiles {
  readonly files: readonly TakenFile[];
  /** Problem of each field's files, by name of the field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Returns a file name without characters of paths or headers. */
const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, '_')
    .trim()
    .slice(-120) || 'file';

async function getProblem(file: File, bytes: Buffer): Promise<string | undefined> {
  if (bytes.byteLength > UPLOAD_LIMIT)
    return `${plainName(file.name)} is larger than ${sizeText(UPLOAD_LIMIT)}`;
  if (bytes.byteLength === 0) return `${plainName(file.name)} is empty`;
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  return TYPES[mime]?.includes(ending)
    ? undefined
    : `${plainName(file.name)} is not a .jpg, .jpeg, .png or .pdf file`;
}

/**
 * Accepts the files of a form's file fields; their type is detected from their content. Files for other fields are ignored.
 * @param entries - submitted entries
 * @returns files and problems
 */
export async function takeFiles(
  fields: readonly NamedFormField[],
  entries: readonly FormEntry[],
): Promise<TakenFiles> {
  const asked = new Set(fields.filter(({ type }) => type === 'file').map(({ name }) => name));
  const files: TakenFile[] = [];
  const problems: Record<string, string> = {};
  for (const [entry, value] of entries) {
    const field = entry.replace(/\[\]$/, '');
    if (typeof value === 'string' || !asked.has(field)) continue;
    const bytes = Buffer.from(await value.arrayBuffer());
    const problem = await getProblem(value, bytes);
    if (problem) {
      problems[field] ??= problem;
      continue;
    }
    const name = plainName(value.name);
    const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
    const ending = TYPES[mime]?.[0] ?? 'bin';
    const stored = `${files.length + 1}.${ending}`;
    files.push({ field, name, mime, size: bytes.byteLength, bytes, stored });
  }
  return { files, problems };
}
