import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { scratchFolder } from '@org/config/scratch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from './support/empty-database.ts';

const COMMAND = new URL('../src/main/cli/create-owner.ts', import.meta.url).pathname;

let folder: string;
let databaseUrl: string;
beforeAll(async () => {
  folder = scratchFolder('owner');
  databaseUrl = await emptyDatabase();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs the command with answers from a pipe.
 * @returns exit code and complete output
 */
async function createOwner(...answers: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['--conditions=@org/source', COMMAND], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DATABASE_WAIT: '120',
      ADMIN_ORIGIN: 'https://admin.example',
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(''));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, text };
}

it('creates the first owner of an installation once, and shows no password', {
  timeout: 240_000,
}, async () => {
  const password = 'a long enough password';
  const who = ['owner@example.test', 'Ada', 'Owner'];
  const differ = await createOwner(...who, password, 'another long password');
  expect(differ.code).toBe(1);
  expect(differ.text).toContain('The passwords do not match: nothing was created');

  const made = await createOwner(...who, password, password);
  expect(made.text).toContain(
    'owner@example.test is the owner now. Sign in at https://admin.example/login',
  );
  expect(made.text).not.toContain(password);
  expect(made.code).toBe(0);

  const again = await createOwner('second@example.test', 'B', 'C', password, password);
  expect([again.code, again.text.includes('There is an owner already')]).toEqual([1, true]);
});
