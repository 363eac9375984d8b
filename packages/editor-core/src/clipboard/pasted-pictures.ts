import { pastedBody } from '../text/pasted-markup.ts';

/** True for a text that only says what the files beside it are called: file managers put their names or paths there. */
const isNames = (text: string, files: readonly File[]): boolean =>
  text
    .split(/[\r\n]+/)
    .every((line) => line.trim() === '' || files.some(({ name }) => line.trim().endsWith(name)));

/**
 * Picture files that a paste is about. Office programs put a picture of what was copied beside its words, where the words are meant;
 * browsers put an image's HTML beside its file, where the file is meant.
 * Shape: what a clipboard holds → files, none where its words are to be pasted.
 */
export function pastedPictures(data: DataTransfer): readonly File[] {
  const pictures = [...data.files].filter((file) => file.type.startsWith('image/'));
  if (pictures.length === 0) return [];
  const body = pastedBody(data.getData('text/html'));
  if (body.textContent?.trim()) return [];
  const isPicture = body.querySelector('img') !== null;
  return isPicture || isNames(data.getData('text/plain'), pictures) ? pictures : [];
}
