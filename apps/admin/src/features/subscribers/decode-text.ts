/** Number of bytes that are looked at to find the encoding of a file. */
const SAMPLE = 1000;

/** Returns the encoding that the first bytes of a file name, or undefined. */
function readMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** Returns the encoding of a file of two bytes for each character that does not name it; undefined for other files. */
function guessWide(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const count = (offset: number): number =>
    sample.filter((byte, at) => byte === 0 && at % 2 === offset).length;
  if (count(1) > sample.length / 4) return 'utf-16le';
  return count(0) > sample.length / 4 ? 'utf-16be' : undefined;
}

/** Decodes a text file as spreadsheets save them: UTF-8, UTF-16, or the encoding of Windows. */
export function decodeText(bytes: Uint8Array): string {
  const wide = readMark(bytes) ?? guessWide(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
