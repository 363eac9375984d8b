import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { ServerAccount } from './server-account.ts';

/** Login that owns an embedded cluster. */
export const CLUSTER_OWNER = 'atrium_owner';

/** Options of a cluster. */
export interface ClusterOptions {
  readonly dataFolder: string;
  readonly binaries: PostgresBinaries;
  readonly account: ServerAccount | undefined;
  readonly password: string;
  /** Event that acknowledged data survives. Throw-away clusters trade safety for speed. @default 'power loss' */
  readonly survives?: keyof typeof DURABILITY | undefined;
  /** Maximum number of connections. @default 100 */
  readonly connections?: number | undefined;
  /** Receives the log of the server, line by line. */
  readonly onLog?: ((line: string) => void) | undefined;
  /** Called when the server died and could not be brought back. */
  readonly onLost?: ((cause: Error) => void) | undefined;
}

/** Settings by what acknowledged data survives. What a killed server has written stays in the memory of the operating system, on the disk or not. */
const DURABILITY = {
  'power loss': {},
  kills: { fsync: 'off' },
  nothing: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
} as const;
const STOP_TIMEOUT = 10_000;
const RESTARTS = 20;
const READY = 'database system is ready to accept connections';
/** Memory in MiB that the server keeps pages of tables in: a sixteenth of the machine's, as the process beside it needs some too. */
const SHARED = { least: 64, most: 1024 } as const;

function sharedMegabytes(): number {
  // Within a container what it may use, which is less than what the machine has; without a limit that number is beyond all machines.
  const limit = process.constrainedMemory() || Infinity;
  const own = Math.min(totalmem(), limit) / 16 / 1024 / 1024;
  return Math.round(Math.min(SHARED.most, Math.max(SHARED.least, own)));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/** Options that every locale-dependent answer depends on, the same on every machine. */
function localeFlags(major: number): string[] {
  return major >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale=C.UTF-8'];
}

/**
 * PostgreSQL server as a child process: created on the first start, restarted when it dies, stopped with the application. It only
 * listens on the loopback interface, on a free port.
 */
export class PostgresCluster {
  private readonly options: ClusterOptions;
  private child: ChildProcess | undefined;
  private stopping = false;
  private port = 0;
  private readonly onExit = (): void => void this.child?.kill('SIGINT');

  constructor(options: ClusterOptions) {
    this.options = options;
  }

  /** Process id of the server, for tests that kill it. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Address of a database for the owner. */
  url(database = 'postgres'): string {
    return `postgres://${CLUSTER_OWNER}:${encodeURIComponent(this.options.password)}@127.0.0.1:${this.port}/${database}`;
  }

  /** Makes the cluster if it is not there, ends a server that a crash left behind, and starts. */
  async start(): Promise<void> {
    if (!(await this.exists())) await this.initialise();
    await this.checkMajor();
    await this.endLeftover();
    process.once('exit', this.onExit);
    for (let attempt = 1; ; attempt++) {
      this.port = await freePort();
      const failure = await this.launch();
      if (!failure) return;
      if (attempt === 5) throw failure;
    }
  }

  /** Stops the server; connections are ended, nothing acknowledged is lost. */
  async stop(): Promise<void> {
    this.stopping = true;
    process.removeListener('exit', this.onExit);
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<boolean>((done) => child.once('exit', () => done(true)));
    child.kill('SIGINT');
    if (await Promise.race([ended, sleep(STOP_TIMEOUT, false, { ref: false })])) return;
    child.kill('SIGQUIT');
    await ended;
  }

  private exists(): Promise<boolean> {
    return stat(join(this.options.dataFolder, 'PG_VERSION')).then(
      () => true,
      () => false,
    );
  }

  private get identity(): { uid?: number; gid?: number } {
    return this.options.account ?? {};
  }

  private program(name: string): string {
    return join(this.options.binaries.bin, name);
  }

  private async initialise(): Promise<void> {
    const { dataFolder, binaries, account, password } = this.options;
    // The account may not reach our own temporary folder.
    const passwordFile = join(account ? '/tmp' : tmpdir(), `atrium-${randomUUID()}`);
    await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
    try {
      if (account) await chown(passwordFile, account.uid, account.gid);
      const flags = [
        `--pgdata=${dataFolder}`,
        `--username=${CLUSTER_OWNER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--data-checksums',
      ];
      const made = spawnSync(this.program('initdb'), [...flags, ...localeFlags(binaries.major)], {
        ...this.identity,
        cwd: '/',
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
      });
      if (made.status !== 0)
        throw new Error(
          `The database could not be made in ${dataFolder}: ${(made.stderr || String(made.error)).trim()}`,
        );
    } finally {
      await unlink(passwordFile).catch(() => undefined);
    }
  }

  private async checkMajor(): Promise<void> {
    const found = Number(
      (await readFile(join(this.options.dataFolder, 'PG_VERSION'), 'utf8')).trim(),
    );
    if (found !== this.options.binaries.major)
      throw new Error(
        `The data in ${this.options.dataFolder} is of PostgreSQL ${found}, this is ${this.options.binaries.major}: dump it with the old version and load it into the new one`,
      );
  }

  /** A server that outlived a kill -9 of its parent still holds the folder. */
  private async endLeftover(): Promise<void> {
    const file = join(this.options.dataFolder, 'postmaster.pid');
    if (!(await stat(file).catch(() => undefined))) return;
    spawnSync(
      this.program('pg_ctl'),
      ['stop', '-D', this.options.dataFolder, '-m', 'fast', '-w', '-t', '10'],
      { ...this.identity, cwd: '/' },
    );
  }

  private launch(): Promise<Error | undefined> {
    const { dataFolder, survives = 'power loss', connections = 100, onLog } = this.options;
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: String(connections),
      shared_buffers: `${sharedMegabytes()}MB`,
      // Disks without moving parts read here and there as fast as in a row.
      random_page_cost: '1.1',
      log_min_messages: 'warning',
      ...DURABILITY[survives],
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // A process group of its own: Ctrl-C only reaches the application, which stops the server after the last request.
    const child = spawn(
      this.program('postgres'),
      ['-D', dataFolder, '-p', String(this.port), ...flags],
      {
        ...this.identity,
        cwd: '/',
        env: { ...process.env, LC_ALL: 'C' },
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true,
      },
    );
    this.child = child;
    return new Promise((done) => {
      let said = '';
      let ready = false;
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.split('\n').filter(Boolean)) onLog?.(line);
        if (ready) return;
        said += text;
        if (!said.includes(READY)) return;
        ready = true;
        done(undefined);
      });
      child.once('error', (error) => done(error));
      child.once('exit', () => {
        if (ready) void this.recover();
        else done(new Error(`The database did not start: ${said.trim() || 'no message'}`));
      });
    });
  }

  /** Backends of a killed server hold its memory for a moment, so a start may need several tries. */
  private async recover(): Promise<void> {
    let cause = new Error('The database stopped');
    for (let attempt = 0; attempt < RESTARTS && !this.stopping; attempt++) {
      await sleep(100 + attempt * 50);
      if (this.stopping) return;
      const failure = await this.launch();
      if (!failure) return;
      cause = failure;
    }
    if (!this.stopping) this.options.onLost?.(cause);
  }
}
