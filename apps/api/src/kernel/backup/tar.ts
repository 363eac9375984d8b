import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';

const BLOCK = 512;

/** Splits a name, as the format has 155 bytes for the prefix and 100 for the rest. */
function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  const at = [...name.matchAll(/\//g)]
    .map(({ index }) => index)
    .find((index) => Buffer.byteLength(name.slice(index + 1)) <= 100);
  if (at === undefined || at > 155) throw new Error(`The name is too long for an archive: ${name}`);
  return [name.slice(0, at), name.slice(at + 1)];
}

/** Sizes from 8 GB on do not fit in octal digits, and are written as bytes. */
function sizeField(size: number): Buffer {
  if (size < 8 ** 11) return Buffer.from(`${size.toString(8).padStart(11, '0')}\0`);
  const field = Buffer.alloc(12);
  field.writeBigUInt64BE(BigInt(size), 4);
  field[0] = 0x80;
  return field;
}

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [prefix, rest] = splitName(name);
  block.write(rest, 0);
  block.write('0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  sizeField(size).copy(block, 124);
  block.write(`${'0'.repeat(11)}\0`, 136);
  block.write('        0', 148);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Writes an archive that any `tar` reads, file after file. */
export interface TarWriter {
  /** Adds a file of the disk under a name. */
  addFile(name: string, path: string): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Writes the end and makes sure that it is on the disk. */
  finish(): Promise<void>;
}

/** Makes an archive that only we can read. Errors: rejects where the file is there already. */
export async function tarWriter(path: string): Promise<TarWriter> {
  const file = await open(path, 'wx', 0o600);
  const pad = async (size: number): Promise<void> => {
    if (size % BLOCK > 0) await file.write(Buffer.alloc(BLOCK - (size % BLOCK)));
  };
  return {
    async addFile(name, source) {
      const { size } = await stat(source);
      await file.write(header(name, size));
      let copied = 0;
      for await (const part of createReadStream(source)) {
        copied += (part as Buffer).length;
        await file.write(part as Buffer);
      }
      if (copied !== size) throw new Error(`${source} changed while it was read`);
      await pad(size);
    },
    async addText(name, text) {
      const bytes = Buffer.from(text);
      await file.write(header(name, bytes.length));
      await file.write(bytes);
      await pad(bytes.length);
    },
    async finish() {
      await file.write(Buffer.alloc(2 * BLOCK));
      await file.sync();
      await file.close();
    },
  };
}

/** A file of an archive: where its bytes are. */
export interface TarEntry {
  readonly name: string;
  readonly offset: number;
  readonly size: number;
}

function text(block: Buffer, from: number, length: number): string {
  const part = block.subarray(from, from + length);
  const end = part.indexOf(0);
  return part.subarray(0, end < 0 ? length : end).toString();
}

function getSize(block: Buffer): number {
  return (block[124] ?? 0) & 0x80
    ? Number(block.readBigUInt64BE(128))
    : Number.parseInt(text(block, 124, 12), 8);
}

/** Lists the files of an archive. Errors: throws for what is no archive, or is cut off. */
export async function listTar(file: FileHandle): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  const block = Buffer.alloc(BLOCK);
  for (let offset = 0; ; ) {
    const { bytesRead } = await file.read(block, 0, BLOCK, offset);
    if (bytesRead < BLOCK) throw new Error('The archive is cut off');
    if (block.every((byte) => byte === 0)) return entries;
    if (text(block, 257, 5) !== 'ustar') throw new Error('This is no archive of a backup');
    const prefix = text(block, 345, 155);
    const name = `${prefix && `${prefix}/`}${text(block, 0, 100)}`;
    const size = getSize(block);
    entries.push({ name, offset: offset + BLOCK, size });
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** The bytes of a file of an archive. */
export function readEntry(path: string, { offset, size }: TarEntry): NodeJS.ReadableStream {
  return size === 0
    ? createReadStream(path, { start: 0, end: -1 })
    : createReadStream(path, { start: offset, end: offset + size - 1 });
}
