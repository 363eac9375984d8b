import { execFileSync, spawnSync } from 'node:child_process';
import { getuid } from 'node:process';

/** The account that PostgreSQL runs as; undefined means our own. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

function lookUp(): ServerAccount | undefined {
  const ask = (flag: string): number => {
    const answer = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
    return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : Number.NaN;
  };
  const account = { uid: ask('-u'), gid: ask('-g') };
  return Number.isNaN(account.uid) || Number.isNaN(account.gid) ? undefined : account;
}

/**
 * PostgreSQL refuses to run as root: then it gets the account `postgres`, made where the machine has none.
 * @throws one sentence when the account cannot be made
 */
export function serverAccount(): ServerAccount | undefined {
  if (getuid?.() !== 0) return undefined;
  const known = lookUp();
  if (known) return known;
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME],
      { stdio: 'pipe' },
    );
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as root and the account "postgres" could not be made: start as another user, or set DATABASE_URL',
      { cause },
    );
  }
  const made = lookUp();
  if (!made)
    throw new Error(
      'PostgreSQL does not run as root and the account "postgres" cannot be found: start as another user, or set DATABASE_URL',
    );
  return made;
}

/** True when the account can pass through all folders on the way to a path. */
export function canReach(account: ServerAccount | undefined, path: string): boolean {
  if (!account) return true;
  return (
    spawnSync('test', ['-r', path], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0
  );
}
