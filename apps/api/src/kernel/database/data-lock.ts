import { randomUUID } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import { link, mkdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Process that holds a data folder. */
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

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseHolder(text);
}

/** Tries to take a folder, and ms between two. */
const ATTEMPTS = 100;
const PAUSE = 20;
/** ms after which a removal that was begun is taken for one that a crash cut off. */
const REMOVAL_LIMIT = 10_000;

/**
 * Removes a lock that a dead process left behind. Only one process does this at a time, and it checks the lock again first:
 * another process may have taken the folder in the meantime.
 */
async function removeStale(file: string, draft: string): Promise<void> {
  const removal = `${file}.removal`;
  const mine = await link(draft, removal).then(
    () => true,
    () => false,
  );
  if (!mine) {
    const begun = await stat(removal).catch(() => undefined);
    if (begun && Date.now() - begun.mtimeMs > REMOVAL_LIMIT)
      await unlink(removal).catch(() => undefined);
    await sleep(PAUSE);
    return;
  }
  try {
    // A missing lock may belong to another process in the next moment: only an existing lock of a dead process is removed.
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const holder = text === undefined ? undefined : parseHolder(text);
    if (text !== undefined && !(holder && isAlive(holder)))
      await unlink(file).catch(() => undefined);
  } finally {
    await unlink(removal).catch(() => undefined);
  }
}

/**
 * Takes a data folder for this process; a lock that a dead process left is taken over, one of a live process never.
 * @returns a function that gives it back
 * @throws one sentence that names the other process
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  const own: Holder = { pid: process.pid, started: startTime(process.pid), token: randomUUID() };
  const draft = `${file}.${own.token}`;
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
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
      await removeStale(file, draft);
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
