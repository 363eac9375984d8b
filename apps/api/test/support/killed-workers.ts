import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestApi } from './test-api.ts';
import { TEMPLATE_DATABASE } from './test-constants.ts';

/** Workers as processes of their own, so that they can be killed. */
export interface KilledWorkers {
  /** Starts one and waits until it works. */
  start(): Promise<ChildProcess>;
  /** Kills all that are left. */
  killAll(): void;
}

/** Shape: API whose database they work on, their file beside this one, more of their environment → workers. */
export function killedWorkers(
  t: () => TestApi,
  file: string,
  environment: () => Readonly<Record<string, string>> = () => ({}),
): KilledWorkers {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const started: ChildProcess[] = [];
  return {
    async start() {
      const child = spawn(process.execPath, ['--conditions=@org/source', path], {
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: t().database.ownerUrl,
          ROLES_FOR: TEMPLATE_DATABASE,
          ...environment(),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      started.push(child);
      await new Promise((done) => child.stdout?.once('data', done));
      return child;
    },
    killAll() {
      for (const child of started) child.kill('SIGKILL');
    },
  };
}

/** Waits for something to become true. Errors: rejects when it does not in time. */
export async function until(what: () => Promise<boolean>, ms: number): Promise<void> {
  for (const end = Date.now() + ms; !(await what()); await sleep(100))
    if (Date.now() > end) throw new Error('It did not happen');
}
