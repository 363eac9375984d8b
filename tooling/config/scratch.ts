import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** Bytes of memory that must be free, because several databases run there at the same time. */
const ROOM = 4 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/**
 * Makes a folder for what a run leaves behind: in memory where there is room for it, since a copy of a database is a thousand
 * files. PostgreSQL's account may pass through it. The caller removes it.
 * @returns path
 */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), `atrium-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
