import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '@org/config/scratch';

const PROGRAM = join(import.meta.dirname, '../apps/api/dist/all-in-one.js');

/** Environment variable with the folder of data that a new server starts with, instead of making its own. */
export const SEEDED_DATA = 'ATRIUM_SEEDED_DATA';

/** Built product as a process on its own data folder, which tests can stop and kill. */
export class Server {
  readonly origin: string;
  private readonly port: number;
  private readonly settings: Readonly<Record<string, string>>;
  /** Folder with everything that it stores. */
  readonly data: string = scratchFolder('journeys');
  private child: ChildProcess | undefined;
  private output: Buffer[] = [];
  private expected = true;

  /** Starts the server on a port with additional settings. */
  constructor(port: number, settings: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.settings = settings;
    this.origin = `http://localhost:${port}`;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    this.output = [];
    const seeded = process.env[SEEDED_DATA];
    // Files keep their owner: PostgreSQL refuses those of others.
    if (seeded && readdirSync(this.data).length === 0)
      execFileSync('cp', ['-a', `${seeded}/.`, this.data]);
    const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.data,
        SEED: 'demo',
        NODE_ENV: 'development',
        // A slow machine must not refuse requests.
        DATABASE_WAIT: '120',
        DATABASE_TIMEOUT: '120',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.expected = false;
    child.stdout.on('data', (chunk: Buffer) => this.output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => this.output.push(chunk));
    child.on('exit', (code, signal) => {
      if (!this.expected)
        process.stderr.write(`The server ended by itself (${code ?? signal}):\n${this.said}\n`);
    });
    await this.ready();
  }

  /** Waits until it takes requests, database and all. */
  async ready(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const isReady = await fetch(`${this.origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      if (attempt > 480 || this.child?.exitCode !== null)
        throw new Error(`The server is not ready:\n${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  /** Ends the process, by default the way a machine does that has lost its power. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.expected = true;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /**
   * Takes the database away from the running server.
   * @returns what gives it back; it is lost for good after some ten seconds
   */
  takeDatabase(): () => void {
    const folder = join(this.data, 'postgres');
    const control = join(folder, 'global/pg_control');
    // Without this file the database cannot be started again.
    renameSync(control, `${control}.away`);
    const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    return () => renameSync(`${control}.away`, control);
  }

  /** Stops it and removes its data. */
  async dispose(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }

  private get said(): string {
    return Buffer.concat(this.output).toString();
  }
}
