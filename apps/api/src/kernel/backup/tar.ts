import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

/** The owner alone may read files of an archive; two backups of the same data are equal, whenever they were made. */
const ATTRIBUTES = { mode: 0o600, mtime: new Date(0) } as const;

/** Writes an archive that any `tar` reads, file after file. */
export interface TarWriter {
  /** Adds a file of the disk under a name. */
  addFile(name: string, path: string): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Writes the end and makes sure that it is on the disk. */
  finish(): Promise<void>;
  /** Closes an archive that cannot be completed. */
  abort(): Promise<void>;
}

/**
 * Creates an archive that only its owner can read.
 * @throws when the file exists
 */
export async function createTar(path: string): Promise<TarWriter> {
  const file = await open(path, 'wx', 0o600);
  const archive = pack();
  const written = pipeline(archive, file.createWriteStream({ flush: true }));
  // A failure also rejects the call that is adding a file, or `finish`.
  written.catch(() => undefined);
  return {
    async addFile(name, path) {
      const source = await open(path);
      try {
        const { size } = await source.stat();
        const entry = archive.entry({ ...ATTRIBUTES, name, size });
        await pipeline(source.createReadStream({ autoClose: false }), entry);
      } finally {
        await source.close();
      }
    },
    async addText(name, text) {
      const bytes = Buffer.from(text);
      const entry = archive.entry({ ...ATTRIBUTES, name, size: bytes.length });
      await pipeline([bytes], entry);
    },
    async finish() {
      archive.finalize();
      await written;
    },
    async abort() {
      archive.destroy();
      await written.catch(() => undefined);
    },
  };
}

/** Messages for errors of the library that people can do something about. */
const MESSAGES: readonly [part: string, message: string][] = [
  ['Unexpected end of data', 'The archive is cut off'],
  ['Invalid tar header', 'This is no archive of a backup'],
];

/**
 * Reads an archive from its beginning to its end, one file after the other.
 * @param read - called for each file; bytes that it leaves are skipped
 * @throws for a file that is not an archive, or is cut off
 */
export async function readTar(
  path: string,
  read: (name: string, bytes: Readable) => Promise<void>,
): Promise<void> {
  const entries = extract();
  // The loop below rejects with the same error.
  pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), entries).catch(() => undefined);
  try {
    for await (const entry of entries) {
      await read(entry.header.name, entry);
      entry.resume();
    }
  } catch (error) {
    const { message } = error as Error;
    const known = MESSAGES.find(([part]) => message.includes(part))?.[1];
    throw known === undefined ? error : new Error(known, { cause: error });
  }
}
