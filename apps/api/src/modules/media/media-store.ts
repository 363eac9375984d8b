import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Files of images on disk: one folder per tenant, in it one per image. */
export interface MediaStore {
  /** Stores all files of an image, or none: they are on disk, synced, before the folder gets its name. */
  put(tenantGuid: string, guid: string, files: readonly StoredFile[]): Promise<void>;
  remove(tenantGuid: string, guid: string): Promise<void>;
  open(tenantGuid: string, guid: string, name: string): Promise<OpenFile | undefined>;
  /** Writes a file and takes it away again. Errors: rejects when the disk is full or closed to us. */
  proveWritable(): Promise<void>;
  /** Folders of images older than `age` ms, by tenant; half-written ones are removed on the way. */
  sweep(age: number): Promise<Map<string, string[]>>;
}

const DRAFT = '.draft-';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a store. Shape: its root folder → store. Names are made by the server and checked by the caller. */
export function mediaStore(root: string): MediaStore {
  return {
    async put(tenantGuid, guid, files) {
      const tenant = join(root, tenantGuid);
      const draft = join(tenant, `${DRAFT}${randomUUID()}`);
      await mkdir(draft, { recursive: true });
      try {
        await Promise.all(files.map(({ name, bytes }) => writeSynced(join(draft, name), bytes)));
        await syncFolder(draft);
        await rename(draft, join(tenant, guid));
        await syncFolder(tenant);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw error;
      }
    },
    async remove(tenantGuid, guid) {
      await rm(join(root, tenantGuid, guid), { recursive: true, force: true });
    },
    async open(tenantGuid, guid, name) {
      const handle = await open(join(root, tenantGuid, guid, name), 'r').catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
          throw error;
        },
      );
      return handle && { handle, size: (await handle.stat()).size };
    },
    async proveWritable() {
      const probe = join(root, `${DRAFT}${randomUUID()}`);
      await mkdir(root, { recursive: true });
      await writeSynced(probe, Buffer.from('written'));
      await rm(probe);
    },
    async sweep(age) {
      const found = new Map<string, string[]>();
      for (const tenant of await readdir(root).catch(() => [])) {
        const old: string[] = [];
        for (const name of await readdir(join(root, tenant)).catch(() => [])) {
          const made = await stat(join(root, tenant, name)).catch(() => undefined);
          if (!made || Date.now() - made.mtimeMs < age) continue;
          if (name.startsWith(DRAFT))
            await rm(join(root, tenant, name), { recursive: true, force: true });
          else old.push(name);
        }
        found.set(tenant, old);
      }
      return found;
    },
  };
}
