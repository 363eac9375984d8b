import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../apps/api/dist/all-in-one.js');

/** Starts the built product on an empty data folder, and gives back what stops it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'atrium-journeys-'));
  // The database runs under an account of its own when we are root; it must be able to reach its files.
  chmodSync(data, 0o755);
  const output: Buffer[] = [];
  const server = spawn(process.execPath, ['--enable-source-maps', SERVER], {
    env: { ...process.env, PORT: '3100', DATA_DIR: data, SEED: 'demo', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  server.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  for (let attempt = 0; ; attempt++) {
    const ready = await fetch('http://localhost:3100/readyz').then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (attempt > 240 || server.exitCode !== null)
      throw new Error(`The server did not start:\n${Buffer.concat(output).toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  let stopping = false;
  server.on('exit', (code, signal) => {
    if (!stopping)
      process.stderr.write(
        `The server ended by itself (${code ?? signal}):\n${Buffer.concat(output)}\n`,
      );
  });
  return async () => {
    stopping = true;
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}
