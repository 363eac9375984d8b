import { readdir, readFile } from 'node:fs/promises';

/** Ticks of the clock that processes are counted by, per second: Linux has no other. */
const TICKS = 100;
const MIB = 1024;

/** Fields of a process's line from its state on, so that a name with spaces moves none. */
async function getStat(pid: string | number): Promise<string[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

const getTicks = (fields: readonly string[], from: number, to: number): number =>
  fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0);

/** Returns the CPU seconds of a process. Available on Linux only. */
export async function cpuSeconds(pid: number | undefined): Promise<number> {
  return getTicks(await getStat(pid ?? 0), 11, 13) / TICKS;
}

/** Seconds that a process and all that it has started have been at work, also those that have ended. */
export async function cpuSecondsWithChildren(pid: number): Promise<number> {
  let ticks = getTicks(await getStat(pid), 11, 15);
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = await getStat(name);
    if (Number(fields[1]) === pid) ticks += getTicks(fields, 11, 15);
  }
  return ticks / TICKS;
}

/** Returns the peak memory of a process in MiB. Available on Linux only. */
export async function mostMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / MIB;
}
