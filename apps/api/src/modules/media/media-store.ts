import { randomUUID } from 'node:crypto';
import {
  chmod,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissingFile } from '../../ignore-missing-file.ts';

/** A file to store. */
export interface StoredFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A stored file that is open for reading. */
export interface OpenFile {
  readonly size: number;
  readonly handle: FileHandle;
}

/** Where the files of one picture are: an image has a folder, and in it one for each picture that it shows or showed. */
export interface PicturePlace {
  readonly tenantGuid: string;
  readonly guid: string;
  /** '0' for pictures of before there were revisions, which lie in the image's own folder. */
  readonly revision: string;
}

/** A folder of an image, as it was found. */
export interface FoundImage {
  readonly guid: string;
  readonly revisions: readonly string[];
}

/** Files of images on disk: one folder per tenant, in it one per image. */
export interface MediaStore {
  /** Stores all files of a picture, or none: they are on disk, synced, before the folder gets its name. */
  put(place: PicturePlace, files: readonly StoredFile[]): Promise<void>;
  /** Removes an image with all its pictures. */
  remove(tenantGuid: string, guid: string): Promise<void>;
  /** Removes one picture of an image. */
  removePicture(place: PicturePlace): Promise<void>;
  open(place: PicturePlace, name: string): Promise<OpenFile | undefined>;
  /** A whole file; undefined when it is not there. */
  read(place: PicturePlace, name: string): Promise<Buffer | undefined>;
  /** Writes a file and takes it away again. Errors: rejects when the disk is full or closed to us. */
  proveWritable(): Promise<void>;
  /** Images and pictures that lie there for more than `age` ms, by tenant; half-written ones are removed on the way. */
  sweep(age: number): Promise<Map<string, FoundImage[]>>;
}

/** Files are read by the server's own user alone. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const DRAFT = '.draft-';
const FIRST = '0';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', FILE_MODE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Answers undefined for a file that is not there. */
/** True for what was last changed more than `age` ms ago. */
async function isOlder(path: string, age: number): Promise<boolean> {
  const made = await stat(path).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs >= age;
}

/** Pictures of an image that lie there for a while. */
async function revisionsIn(image: string, age: number): Promise<string[]> {
  const entries = await readdir(image, { withFileTypes: true }).catch(() => []);
  const old: string[] = [];
  for (const entry of entries)
    if (entry.isDirectory() && (await isOlder(join(image, entry.name), age))) old.push(entry.name);
  return old;
}

/** Makes a store. Shape: its root folder → store. Names are made by the server and checked by the caller. */
export function mediaStore(root: string): MediaStore {
  const getFolder = ({ tenantGuid, guid, revision }: PicturePlace): string =>
    join(root, tenantGuid, guid, revision === FIRST ? '' : revision);

  return {
    async put(place, files) {
      const image = join(root, place.tenantGuid, place.guid);
      const draft = join(root, place.tenantGuid, `${DRAFT}${randomUUID()}`);
      await mkdir(draft, { recursive: true, mode: FOLDER_MODE });
      // Older versions let other users of the machine read what is in it.
      await chmod(root, FOLDER_MODE);
      try {
        await Promise.all(files.map(({ name, bytes }) => writeSynced(join(draft, name), bytes)));
        await syncFolder(draft);
        await mkdir(image, { recursive: true, mode: FOLDER_MODE });
        await rename(draft, getFolder(place));
        await syncFolder(image);
        await syncFolder(join(root, place.tenantGuid));
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw error;
      }
    },
    async remove(tenantGuid, guid) {
      await rm(join(root, tenantGuid, guid), { recursive: true, force: true });
    },
    async removePicture(place) {
      const folder = getFolder(place);
      if (place.revision !== FIRST) return rm(folder, { recursive: true, force: true });
      // The folder is the image's own: the pictures of later revisions lie in it.
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
      for (const entry of entries)
        if (entry.isFile()) await rm(join(folder, entry.name), { force: true });
    },
    async open(place, name) {
      const handle = await open(join(getFolder(place), name), 'r').catch(ignoreMissingFile);
      return handle && { handle, size: (await handle.stat()).size };
    },
    async read(place, name) {
      return readFile(join(getFolder(place), name)).catch(ignoreMissingFile);
    },
    async proveWritable() {
      const probe = join(root, `${DRAFT}${randomUUID()}`);
      await mkdir(root, { recursive: true, mode: FOLDER_MODE });
      await writeSynced(probe, Buffer.from('written'));
      await rm(probe);
    },
    async sweep(age) {
      const found = new Map<string, FoundImage[]>();
      for (const tenant of await readdir(root).catch(() => [])) {
        const images: FoundImage[] = [];
        for (const name of await readdir(join(root, tenant)).catch(() => [])) {
          const path = join(root, tenant, name);
          if (!(await isOlder(path, age))) continue;
          if (name.startsWith(DRAFT)) await rm(path, { recursive: true, force: true });
          else images.push({ guid: name, revisions: await revisionsIn(path, age) });
        }
        found.set(tenant, images);
      }
      return found;
    },
  };
}
