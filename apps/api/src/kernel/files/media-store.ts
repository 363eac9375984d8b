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
import { ignoreMissingFile } from './ignore-missing-file.ts';

/** File to store. */
export interface StoredFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Stored file that is open for reading. */
export interface OpenFile {
  readonly size: number;
  readonly handle: FileHandle;
}

/** Location of the files of one picture: an image has a folder with one subfolder for each picture that it shows or showed. */
export interface PicturePlace {
  readonly tenantGuid: string;
  readonly guid: string;
  /** '0' for pictures from before revisions existed, which are in the image's own folder. */
  readonly revision: string;
}

/** Folder of an image on disk. */
export interface FoundImage {
  readonly guid: string;
  readonly revisions: readonly string[];
}

/** Files of images on disk, in one folder per tenant with one folder per image. */
export interface MediaStore {
  /** Stores all files of a picture or none: they are written and synced before the folder is renamed to its final name. */
  put(place: PicturePlace, files: readonly StoredFile[]): Promise<void>;
  /**
   * Returns the same store, which does not wait for the disk: for pictures of the demo, which can be made again. Many small files
   * take minutes on a busy disk.
   */
  unsynced(): MediaStore;
  /** Removes an image with all its pictures. */
  remove(tenantGuid: string, guid: string): Promise<void>;
  /** Removes one picture of an image. */
  removePicture(place: PicturePlace): Promise<void>;
  open(place: PicturePlace, name: string): Promise<OpenFile | undefined>;
  /** Returns a whole file; undefined when it does not exist. */
  read(place: PicturePlace, name: string): Promise<Buffer | undefined>;
  /**
   * Writes a file and removes it.
   * @throws when the disk is full or not writable
   */
  proveWritable(): Promise<void>;
  /** Returns images and pictures older than `age` ms, by tenant, and removes incomplete ones. */
  sweep(age: number): Promise<Map<string, FoundImage[]>>;
}

/** Only the server's own user may read the files. */
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

async function write(file: string, bytes: Buffer, isSynced: boolean): Promise<void> {
  const handle = await open(file, 'wx', FILE_MODE);
  try {
    await handle.writeFile(bytes);
    if (isSynced) await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Returns whether a path was last changed more than `age` ms ago. */
async function isOlder(path: string, age: number): Promise<boolean> {
  const made = await stat(path).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs >= age;
}

/** Returns the pictures of an image that are older than `age` ms. */
async function revisionsIn(image: string, age: number): Promise<string[]> {
  const entries = await readdir(image, { withFileTypes: true }).catch(() => []);
  const old: string[] = [];
  for (const entry of entries)
    if (entry.isDirectory() && (await isOlder(join(image, entry.name), age))) old.push(entry.name);
  return old;
}

/**
 * Creates a store in a root folder. The server creates the names, and the caller validates them.
 * @param isSynced - false for files that need not survive a power loss
 */
export function mediaStore(root: string, isSynced = true): MediaStore {
  const getFolder = ({ tenantGuid, guid, revision }: PicturePlace): string =>
    join(root, tenantGuid, guid, revision === FIRST ? '' : revision);

  return {
    unsynced: () => mediaStore(root, false),
    async put(place, files) {
      const image = join(root, place.tenantGuid, place.guid);
      const draft = join(root, place.tenantGuid, `${DRAFT}${randomUUID()}`);
      await mkdir(draft, { recursive: true, mode: FOLDER_MODE });
      // Earlier versions of the product created folders that other users of the machine could read.
      await chmod(root, FOLDER_MODE);
      try {
        await Promise.all(
          files.map(({ name, bytes }) => write(join(draft, name), bytes, isSynced)),
        );
        if (isSynced) await syncFolder(draft);
        await mkdir(image, { recursive: true, mode: FOLDER_MODE });
        await rename(draft, getFolder(place));
        if (!isSynced) return;
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
      // The folder is the image's own, which also contains the pictures of later revisions.
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
      await write(probe, Buffer.from('written'), true);
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
