import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTar, readTar } from './tar.ts';

/** An archive as versions before `tar-stream` wrote it, with an empty file and a name of 172 characters. */
const FORMER = gunzipSync(
  Buffer.from(
    'H4sIAAAAAAACA+3WvwrCMBAG8Mw+hXSW9EtbHXybSNNQadLQRPyH7y46lTp0MAbF+8Fx2W4I33FDf/S5dI47qZXntt773nJ9YREBwAZ4drx2ANXoDQZRVGXJlmAJHHyQA0OSWV9IrnYLRv5W03bK50bVrcyVceHMwylEnjGff0zzD1D+k7DSqJjFndVv7/91gUL8+P+Pg9X1Vscs2v8kEiNt2ygf+OPu+9CM2fyL6f2HqhS0/1O4Zk0/GBmyrbhRGggh5H/cAdSQzbcAEgAA',
    'base64',
  ),
);
const LONG_NAME = `files/media/${'long'.repeat(20)}/${'name'.repeat(20)}.png`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tar-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readAll(path: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  await readTar(path, async (name, bytes) => {
    files[name] = await text(bytes);
  });
  return files;
}

it('reads archives of former versions', async () => {
  const path = join(folder, 'former.tar');
  await writeFile(path, FORMER);
  expect(await readAll(path)).toEqual({
    'rows/app.pages.ndjson.gz': 'a,b\n',
    'files/media/empty.txt': '',
    [LONG_NAME]: 'a,b\n',
    'manifest.json': '{"format":1}',
  });
});

it('writes names of any length and script, which tar lists as well', async () => {
  const path = join(folder, 'names.tar');
  const source = join(folder, 'source');
  await writeFile(source, 'x'.repeat(200_000));
  const names = [LONG_NAME, 'n'.repeat(300), 'files/Zürich שלום.txt'];
  const archive = await createTar(path);
  for (const name of names) await archive.addFile(name, source);
  await archive.addText('empty', '');
  await archive.finish();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const files = await readAll(path);
  expect(Object.keys(files)).toEqual([...names, 'empty']);
  expect(files[LONG_NAME]).toHaveLength(200_000);
  const listed = execFileSync('tar', ['--quoting-style=literal', '-tf', path], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  expect(listed.trim().split('\n')).toEqual([...names, 'empty']);
});

it('skips the bytes that nobody reads', async () => {
  const path = join(folder, 'skipped.tar');
  await writeFile(path, FORMER);
  const names: string[] = [];
  await readTar(path, async (name) => {
    names.push(name);
  });
  expect(names).toHaveLength(4);
});

it('rejects files that are cut off or are not archives, and a missing file to add', async () => {
  const path = join(folder, 'bad.tar');
  await writeFile(path, FORMER);
  await truncate(path, 514);
  await expect(readAll(path)).rejects.toThrow('The archive is cut off');
  await writeFile(path, 'x'.repeat(2000));
  await expect(readAll(path)).rejects.toThrow('This is no archive of a backup');
  await expect(readAll(join(folder, 'absent'))).rejects.toThrow('ENOENT');
  await expect(createTar(path)).rejects.toThrow('EEXIST');
  const archive = await createTar(join(folder, 'aborted.tar'));
  await expect(archive.addFile('absent', join(folder, 'absent'))).rejects.toThrow('ENOENT');
  await archive.addText('present', 'x');
  await archive.abort();
});
