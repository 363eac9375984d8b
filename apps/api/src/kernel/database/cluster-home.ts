import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { canReach, type ServerAccount } from './server-account.ts';

/** Data folder and programs of a cluster. */
export interface ClusterHome {
  readonly dataFolder: string;
  readonly binaries: PostgresBinaries;
}

/** Used when PostgreSQL's account cannot pass through the folders above the checkout or the data. */
const SHARED_HOME = '/var/lib/atrium';

/** Copies the programs once; a half-made copy is never used. */
async function copyBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const key = createHash('sha256').update(binaries.home).digest('hex').slice(0, 12);
  const home = join(SHARED_HOME, `postgresql-${binaries.major}-${key}`);
  const copied: PostgresBinaries = { ...binaries, home, bin: join(home, 'bin') };
  if (await stat(home).catch(() => undefined)) return copied;
  const half = `${home}.${process.pid}`;
  await cp(binaries.home, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, home).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true });
    // Another process was faster: its copy is as good.
    if (!(await stat(home).catch(() => undefined))) throw error;
  });
  return copied;
}

/**
 * Finds a place where PostgreSQL's account can work. That is `DATA_DIR/postgres`, and below `/var/lib/atrium` where we are root
 * and a folder above is closed to the account (a checkout below root's home, or in a temporary folder of mode 700).
 * @param wanted - wanted folder
 * @param tell - a place to tell where the data went
 * @returns the home, with its folder made
 */
export async function clusterHome(
  wanted: string,
  binaries: PostgresBinaries,
  account: ServerAccount | undefined,
  tell: (line: string) => void,
): Promise<ClusterHome> {
  await mkdir(wanted, { recursive: true });
  if (!account) {
    await chmod(wanted, 0o700);
    return { dataFolder: wanted, binaries };
  }
  await chown(wanted, account.uid, account.gid);
  await chmod(wanted, 0o700);

  const reachable = canReach(account, join(binaries.bin, 'postgres'))
    ? binaries
    : await shared(() => copyBinaries(binaries));
  if (canReach(account, wanted)) return { dataFolder: wanted, binaries: reachable };

  const key = createHash('sha256')
    .update(await realpath(wanted))
    .digest('hex')
    .slice(0, 12);
  const dataFolder = join(SHARED_HOME, `data-${key}`);
  await shared(() => mkdir(dataFolder, { recursive: true }));
  await chown(dataFolder, account.uid, account.gid);
  await chmod(dataFolder, 0o700);
  tell(`The database's account cannot reach ${wanted}: its files are in ${dataFolder}`);
  return { dataFolder, binaries: reachable };
}

async function shared<Value>(work: () => Promise<Value>): Promise<Value> {
  await mkdir(SHARED_HOME, { recursive: true, mode: 0o755 });
  return work();
}
