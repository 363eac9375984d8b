// The built product with its demo, for suites that open it in Chromium.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the built product with data of its own. Shape: folder of the benchmarks, port → how to stop it. */
export async function startProduct(root, port) {
  const server = join(root, '../apps/api/dist/all-in-one.js');
  if (!existsSync(server)) throw new Error('Build first: pnpm build');
  const data = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  // As root, the database runs under its own account, which must be able to reach its files.
  chmodSync(data, 0o755);
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      SEED: 'demo',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
