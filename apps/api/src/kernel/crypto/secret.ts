import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a secret file, or creates it with 32 random bytes. Mode 0600. It is written next to its path and then renamed, so that
 * processes that start together all use the first one.
 * @returns text
 */
export async function readOrCreateSecret(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known.trim() !== '') return known.trim();
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(32).toString('base64url'));
    await handle.sync();
    await handle.close();
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await unlink(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Returns the application's secret: the setting, or the content of `DATA_DIR/secret`. */
export async function appSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  await mkdir(dataDir, { recursive: true });
  return readOrCreateSecret(join(dataDir, 'secret'));
}

/** Derives a password or key for one purpose, always the same for the same secret. */
export function derivedKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'atrium', purpose, 32)).toString('base64url');
}
