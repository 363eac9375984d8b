import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/**
 * Runs a tool of the repository in a folder.
 * @param tool - name below `node_modules/.bin`
 * @param settings - environment variables to add
 * @returns seconds it took
 * @throws with what the tool printed
 */
export async function runTool(
  folder: string,
  tool: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<number> {
  // The run is not a part of the run that this test is in.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name),
    ),
  );
  const started = performance.now();
  try {
    await exec(join(import.meta.dirname, '../../../node_modules/.bin', tool), [...args], {
      cwd: folder,
      env: { ...env, ...settings },
      maxBuffer: 32 * 1024 * 1024,
    });
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error(`${tool} ${args.join(' ')}\n${`${stdout}${stderr}`.trim() || message}`);
  }
  return (performance.now() - started) / 1000;
}

/**
 * Full names of the tests that passed in a package's last run.
 * @throws when one failed
 */
export function passedTests(folder: string): string[] {
  const report = JSON.parse(readFileSync(join(folder, '.results/vitest.json'), 'utf8')) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === 'failed');
  if (failed.length > 0)
    throw new Error(`failed: ${failed.map(({ fullName }) => fullName).join(', ')}`);
  return all.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
}
