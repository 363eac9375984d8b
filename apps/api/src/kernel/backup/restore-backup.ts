import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { appSecret } from '../crypto/secret.ts';
import type { Migration } from '../database/migration.ts';
import { compareSums } from './compare-sums.ts';
import { type BackupManifest, MANIFEST, rowsFile } from './make-backup.ts';
import { reachDatabase } from './reach-database.ts';
import { openSnapshot } from './read-rows.ts';
import { readTar } from './tar.ts';
import { type DatabaseFill, openFill } from './write-rows.ts';

const FILES = 'files/';
const AT_ONCE = 500;

/** Returns the manifest of a complete backup. */
async function readManifest(path: string): Promise<BackupManifest> {
  const names = new Set<string>();
  let json = '';
  await readTar(path, async (name, bytes) => {
    names.add(name);
    if (name === MANIFEST) json = await text(bytes);
  });
  if (!names.has(MANIFEST)) throw new Error('The backup is not whole: it has no manifest');
  const manifest = JSON.parse(json) as BackupManifest;
  if (manifest.format !== 1)
    throw new Error('The backup is of a form that this version cannot read');
  const wanted = [
    ...manifest.tables.map((table) => rowsFile(table.name)),
    ...Object.keys(manifest.files),
  ];
  const missing = wanted.find((name) => !names.has(name));
  if (missing) throw new Error(`The backup is not whole: ${missing} is missing`);
  return manifest;
}

/** Passes bytes on and says at the end whether they are those of the manifest. */
function checked(name: string, wanted: string | undefined): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
    flush(done) {
      done(hash.digest('hex') === wanted ? null : new Error(`The backup is damaged: ${name}`));
    },
  });
}

/** Splits lines at line feeds only: texts contain other characters that some libraries take for the end of a line. */
async function* getLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const part of bytes) {
    const lines = (rest + decoder.write(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
}

async function putRows(
  fill: DatabaseFill,
  table: BackupManifest['tables'][number],
  bytes: Readable,
  hash: string | undefined,
): Promise<void> {
  const unpacked = createGunzip();
  const flow = pipeline(bytes, checked(table.name, hash), unpacked);
  // A failure of the pipeline ends the lines below; the pipeline itself reports it.
  flow.catch(() => undefined);
  let batch: string[] = [];
  for await (const line of getLines(unpacked)) {
    batch.push(line);
    if (batch.length < AT_ONCE) continue;
    await fill.put(table, batch);
    batch = [];
  }
  await flow;
  if (batch.length > 0) await fill.put(table, batch);
}

async function requireEmptyFolder(dataDir: string): Promise<void> {
  const found = await readdir(dataDir).catch(() => []);
  if (found.length > 0)
    throw new Error(`${dataDir} is not empty: set DATA_DIR to a folder that is not there yet`);
}

async function putFile(
  dataDir: string,
  entryName: string,
  bytes: Readable,
  hash: string | undefined,
): Promise<void> {
  const name = normalize(entryName.slice(FILES.length));
  if (name.startsWith('..') || name.startsWith('/'))
    throw new Error(`The backup is damaged: ${entryName}`);
  const path = join(dataDir, name);
  // The embedded database may run as another user, who must be able to enter the folder.
  await mkdir(dataDir, { recursive: true });
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(
    bytes,
    checked(entryName, hash),
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
}

/**
 * Puts a backup into an empty place: an empty folder, and an empty database or a new embedded one. Every hash is checked on the
 * way in, and every table is counted and summed afterwards.
 * @throws one sentence; nothing half restored is left behind
 */
export async function restoreBackup(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'secret'>,
  source: string,
  migrations: readonly Migration[],
  tell: (line: string) => void,
): Promise<BackupManifest> {
  await requireEmptyFolder(config.dataDir);
  const manifest = await readManifest(source);
  try {
    // The archive is read again for the rows: the secret, which the database needs, comes after them.
    await readTar(source, async (name, bytes) => {
      if (name.startsWith(FILES)) await putFile(config.dataDir, name, bytes, manifest.files[name]);
    });
    const secret = await appSecret(config.secret, config.dataDir);
    const database = await reachDatabase(config, tell, { make: true });
    let isFailed = false;
    try {
      const fill = await openFill(database.owner, secret, manifest.migrations, migrations);
      try {
        const tables = new Map(manifest.tables.map((table) => [rowsFile(table.name), table]));
        await readTar(source, async (name, bytes) => {
          const table = tables.get(name);
          if (table) await putRows(fill, table, bytes, manifest.files[name]);
        });
        await fill.finish(new Map(Object.entries(manifest.sequences)));
        const snapshot = await openSnapshot(database.owner);
        await compareSums(snapshot, manifest.tables);
        await snapshot.end();
      } catch (error) {
        await fill.giveUp();
        throw error;
      }
    } catch (error) {
      isFailed = true;
      throw error;
    } finally {
      await database.close();
      if (isFailed && database.dataFolder)
        await rm(database.dataFolder, { recursive: true, force: true });
    }
    return manifest;
  } catch (error) {
    await rm(config.dataDir, { recursive: true, force: true });
    throw error;
  }
}
