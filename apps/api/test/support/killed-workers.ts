import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestApi } from './test-api.ts';
import { TEMPLATE_DATABASE } from './test-constants.ts';

/** Workers in separate processes that can be killed. */
export interface KilledWorkers {
  /** Starts a worker and waits until it runs jobs. */
  start(): Promise<ChildProcess>;
  /** Kills all remaining workers. */
  killAll(): void;
}

/**
 * Creates the workers.
 * @param t - API whose database they use
 * @param file - their file beside this one
 * @param environment - additional environment
 * @returns workers
 */
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

/**
 * Waits until a condition is true.
 * @throws after a timeout
 */
export async function until(what: () => Promise<boolean>, ms: number): Promise<void> {
  for (const end = Date.now() + ms; !(await what()); await sleep(100))
    if (Date.now() > end) throw new Error('It did not happen');
}
