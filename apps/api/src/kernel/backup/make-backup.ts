import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { PRODUCT_VERSION } from '../config/product-version.ts';
import { reachDatabase } from './reach-database.ts';
import { type DatabaseSnapshot, openSnapshot, type TableSum } from './read-rows.ts';
import type { StoredTable } from './stored-tables.ts';
import { createTar, type TarWriter } from './tar.ts';

/** Manifest of a backup. It is the last file, so that a backup without it is incomplete. */
export interface BackupManifest {
  readonly format: 1;
  readonly product: string;
  readonly madeAt: string;
  readonly migrations: readonly string[];
  readonly sequences: Readonly<Record<string, number>>;
  readonly tables: readonly (Pick<StoredTable, 'name' | 'columns'> & TableSum)[];
  /** Each file of the archive with its SHA-256. */
  readonly files: Readonly<Record<string, string>>;
}

/** Name of the manifest in the archive. */
export const MANIFEST = 'manifest.json';

/**
 * Folders and files of the data folder that are saved: all files of users, and the secret without which sessions and encrypted
 * settings are lost.
 */
const KEPT_FILES = [
  'media',
  'form-files',
  'private-files',
  'exports',
  'imports',
  'mailbox',
  'secret',
] as const;

/** Name of a table's rows in the archive. */
export function rowsFile(table: string): string {
  return `rows/${table}.ndjson.gz`;
}

/** SHA-256 of a file's bytes, as hex digits. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** Every file below a place of the data folder, by its path from the folder; half-written ones are nobody's. */
export async function filesBelow(folder: string, place: string): Promise<string[]> {
  const path = join(folder, place);
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

async function writeRows(
  snapshot: DatabaseSnapshot,
  table: StoredTable,
  path: string,
): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of snapshot.getRows(table)) yield `${rows.join('\n')}\n`;
  }
  await pipeline(
    Readable.from(lines()),
    createGzip({ level: 5 }),
    createWriteStream(path, { mode: 0o600 }),
  );
}

/** Adds a file and remembers its hash. */
async function add(
  archive: TarWriter,
  files: Record<string, string>,
  name: string,
  path: string,
): Promise<void> {
  files[name] = await hashFile(path);
  await archive.addFile(name, path);
}

/**
 * Writes everything that an installation holds into one archive, while it runs: the rows of one moment, the files, and a
 * manifest with a hash of each. Takes settings, path of the archive.
 * @returns what is in it
 * @throws rejects where the archive is there already; what was begun is removed
 */
export async function createBackup(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  target: string,
  tell: (line: string) => void,
): Promise<BackupManifest> {
  const archive = await createTar(target);
  const scratch = await mkdtemp(join(tmpdir(), 'atrium-backup-'));
  const files: Record<string, string> = {};
  const tables: (Pick<StoredTable, 'name' | 'columns'> & TableSum)[] = [];
  try {
    const database = await reachDatabase(config, tell);
    try {
      const snapshot = await openSnapshot(database.owner);
      for (const table of snapshot.tables) {
        const path = join(scratch, 'rows');
        await writeRows(snapshot, table, path);
        await add(archive, files, rowsFile(table.name), path);
        const { name, columns } = table;
        tables.push({ name, columns, ...(await snapshot.getSum(table)) });
      }
      // Rows first: every file that they name was there before them.
      for (const place of KEPT_FILES)
        for (const file of await filesBelow(config.dataDir, place))
          await add(archive, files, `files/${file}`, join(config.dataDir, file)).catch(
            (error: NodeJS.ErrnoException) => {
              if (error.code !== 'ENOENT') throw error;
            },
          );
      await snapshot.end();
      const manifest: BackupManifest = {
        format: 1,
        product: PRODUCT_VERSION,
        madeAt: new Date().toISOString(),
        migrations: snapshot.migrations,
        sequences: Object.fromEntries(snapshot.sequences),
        tables,
        files,
      };
      await archive.addText(MANIFEST, JSON.stringify(manifest, null, 1));
      await archive.finish();
      return manifest;
    } finally {
      await database.close();
    }
  } catch (error) {
    await archive.abort();
    await unlink(target).catch(() => undefined);
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
