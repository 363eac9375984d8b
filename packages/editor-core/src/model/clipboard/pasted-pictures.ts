import { pastedBody } from '../markup/pasted-markup.ts';

/** Returns true for a text that only contains the names of the files beside it: file managers copy names or paths. */
const isNames = (text: string, files: readonly File[]): boolean =>
  text
    .split(/[\r\n]+/)
    .every((line) => line.trim() === '' || files.some(({ name }) => line.trim().endsWith(name)));

/**
 * Returns the image files to paste. Office programs copy an image of the text beside it, where the text is meant; browsers copy
 * an image's HTML beside its file, where the file is meant.
 * @param data - clipboard data
 * @returns files, none when the text is to be pasted
 */
export function pastedPictures(data: DataTransfer): readonly File[] {
  const pictures = [...data.files].filter((file) => file.type.startsWith('image/'));
  if (pictures.length === 0) return [];
  const body = pastedBody(data.getData('text/html'));
  if (body.textContent?.trim()) return [];
  const isPicture = body.querySelector('img') !== null;
  return isPicture || isNames(data.getData('text/plain'), pictures) ? pictures : [];
}
