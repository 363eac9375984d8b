import { IMAGE_TYPES, UPLOAD_LIMIT } from '@org/schema/entities';
import { text } from './messages.ts';

/** Returns why a file cannot be uploaded, before it is sent; '' when it can. The server checks the bytes themselves. */
export function checkImage(file: Pick<File, 'type' | 'size'>): string {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return text.wrongType;
  return file.size > UPLOAD_LIMIT ? text.tooLarge : '';
}
