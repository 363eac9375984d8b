import { randomUUID } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Who holds a data folder. */
interface Holder {
  readonly pid: number;
  /** When the process started, as the system counts; tells a reused pid from the same process. */
  readonly started: string;
  readonly token: string;
}

/** Start time of a process, or '' where the system does not tell. */
function startTime(pid: number): string {
  try {
    // The program's name may hold spaces and brackets: fields are counted from its closing one.
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startTime(holder.pid);
  return now === '' || holder.started === '' || now === holder.started;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Takes a data folder for this process; a lock that a dead process left is taken over, one of a live process never.
 * Shape: folder → a function that gives it back. Errors: throws one sentence that names the other process.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  const own: Holder = { pid: process.pid, started: startTime(process.pid), token: randomUUID() };
  const draft = `${file}.${own.token}`;
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      const taken = await link(draft, file).then(
        () => true,
        () => false,
      );
      if (taken) return () => release(file, own.token);
      const holder = await readHolder(file);
      if (holder && isAlive(holder))
        throw new Error(
          `Another server (process ${holder.pid}) uses ${folder}: stop it, or set another DATA_DIR`,
        );
      // Moving is atomic: of two processes that find the same stale lock, one moves it and both try again.
      await rename(file, `${draft}.stale`).catch(() => undefined);
      const moved = await readHolder(`${draft}.stale`);
      if (moved && isAlive(moved)) await link(`${draft}.stale`, file).catch(() => undefined);
      await unlink(`${draft}.stale`).catch(() => undefined);
    }
    throw new Error(`${folder} could not be locked: stop other servers that use it`);
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

function release(file: string, token: string): void {
  try {
    if ((JSON.parse(readFileSync(file, 'utf8')) as Holder).token === token) unlinkSync(file);
  } catch {
    // Gone already.
  }
}
