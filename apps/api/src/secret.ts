import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a secret file, or makes it with 32 random bytes. Shape: path → text. Mode 0600. */
export async function keptSecret(file: string): Promise<string> {
  try {
    const made = randomBytes(32).toString('base64url');
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(made);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}

/** The application's secret: the given one, or the one that `DATA_DIR/secret` keeps. */
export async function appSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  await mkdir(dataDir, { recursive: true });
  return keptSecret(join(dataDir, 'secret'));
}

/** A password or key for one purpose, always the same for the same secret. */
export function derivedKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'atrium', purpose, 32)).toString('base64url');
}
