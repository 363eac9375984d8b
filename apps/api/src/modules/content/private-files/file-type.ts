import { PRIVATE_FILE_TYPES, type PrivateFileType } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { fileTypeFromBuffer } from 'file-type';

/** Returns the extension of a file name in lower case; '' for none. */
const getExtension = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns whether bytes are text: valid UTF-8 without control characters that no text has. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns the type of a file by its content; text has no signature, so its extension decides which kind of text it is. */
async function detect(bytes: Uint8Array, extension: string): Promise<PrivateFileType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found) return PRIVATE_FILE_TYPES.find(({ mime }) => mime === found.mime);
  const type = PRIVATE_FILE_TYPES.find(
    ({ isText: text, extensions }) => text && extensions.includes(extension),
  );
  return type && isText(bytes) ? type : undefined;
}

/**
 * Returns the media type of a file by its content; its extension must match it.
 * @throws `attachment_invalid` on `files[]`
 */
export async function getPrivateFileType(bytes: Uint8Array, name: string): Promise<string> {
  const refuse = (why: string) => {
    const message = `${name}: ${why}`;
    return appError('attachment_invalid', { message, formErrors: { 'files[]': message } });
  };
  if (bytes.byteLength === 0) throw refuse('is empty');
  const extension = getExtension(name);
  const type = await detect(bytes, extension);
  if (!type) throw refuse('is not a picture, PDF, document, table, text or archive');
  if (!type.extensions.includes(extension)) throw refuse('its name does not fit its content');
  return type.mime;
}
