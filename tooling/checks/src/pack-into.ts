import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packAll } from './check-pack.ts';
import { vendored } from './vendored.ts';

/** Folder for packed packages inside the consuming project. */
const VENDOR = 'vendor';

const root = join(import.meta.dirname, '../../..');
const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error('Usage: pnpm pack:into ../acme-blocks');
  process.exit(1);
}
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);
const file = join(folder, 'package.json');
if (!existsSync(file)) {
  console.error(`${file} is not there: begin with "npm init -y" in that folder.`);
  process.exit(1);
}
try {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const into = join(folder, VENDOR);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into);
  const tarballs = Object.fromEntries(
    (await packAll(root, into)).map(({ file: from, tarball }) => [
      (JSON.parse(readFileSync(join(root, from), 'utf8')) as { name: string }).name,
      `file:${VENDOR}/${basename(tarball)}`,
    ]),
  );
  writeFileSync(file, `${JSON.stringify(vendored(manifest, tarballs), null, 2)}\n`);
  console.log(
    `Put ${Object.keys(tarballs).length} packages into ${into}, and their names into package.json. Now run npm install there.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
